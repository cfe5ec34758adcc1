/** What the page knows about how it is used; the server makes the score of it (`altchaProvider.ts`). */
export interface VisitSignals {
  /** How long the page has been open, ms. */
  readonly openMs: number;
  /** Whether a pointer or a key was used: events that a script makes do not count. Absent in browsers that do not say. */
  readonly isUsed?: boolean;
}

/** Reads the signals of this moment. They hold nothing that identifies a visitor. */
export function readVisitSignals(): VisitSignals {
  const openMs = Math.round(performance.now());
  // Safari before 16.4 and Firefox before 120 have no such property.
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation === undefined ? { openMs } : { openMs, isUsed: activation.hasBeenActive };
}

/** Says whether something newer than what is on screen is under way. */
export interface BusySource {
  /** Calls the listener at each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isBusy: () => boolean;
}

const never = () => () => undefined;

/** Nothing is ever under way. */
export const STILL: BusySource = { subscribe: never, isBusy: () => false };

/** Something is under way all the time. */
export const WORKING: BusySource = { subscribe: never, isBusy: () => true };

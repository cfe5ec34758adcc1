/** The time of all stories: Tuesday, 24 November 2026, 11:05 in Vladivostok, with auctions still to come. */
export const frozenNow = Date.parse('2026-11-24T11:05:00+10:00');

const RealDate = Date;

class FrozenDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(frozenNow);
    else super(...(parts as [number]));
  }
  static override now(): number {
    return frozenNow;
  }
}

/** Freezes `Date` for the stories; timers keep running. Returns a function that restores it. */
export function freezeClock(): () => void {
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

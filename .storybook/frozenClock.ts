/** 24 November 2026, 11:05 in Vladivostok: a Tuesday, with auctions still ahead. */
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

/** Stops the clock that stories see; the result starts it again. Timers run on. */
export function freezeClock(): () => void {
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Replaces Date, for this thread, by a class whose current time is `getNow(realNow)`, ms since 1970. */
export function replaceDate(getNow: (realNow: number) => number): void {
  const RealDate = Date;
  class ReplacedDate extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(ReplacedDate.now());
      else super(...(given as [number]));
    }
    static override now(): number {
      return getNow(RealDate.now());
    }
  }
  globalThis.Date = ReplacedDate as DateConstructor;
}

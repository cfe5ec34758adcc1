/**
 * Preloaded into the backend and its threads (`node --import`): moves its clock by the number of milliseconds in the file
 * that VVOZ_CHAOS_CLOCK names, while it runs.
 */
import { existsSync, readFileSync } from 'node:fs';

/** How often the file is read, ms. */
export const READ_MS = 100;

/** Replaces Date by a class whose current time is `getShift()` ms later than the real one. */
function shiftClock(getShift: () => number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(ShiftedDate.now());
      else super(...(given as [number]));
    }
    static override now(): number {
      return RealDate.now() + getShift();
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}

const file = process.env['VVOZ_CHAOS_CLOCK'];
if (file !== undefined) {
  let shift = 0;
  const read = () => {
    shift = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  };
  read();
  setInterval(read, READ_MS).unref();
  shiftClock(() => shift);
}

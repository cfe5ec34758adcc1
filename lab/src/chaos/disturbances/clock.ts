import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Disturbance } from './Disturbance.ts';
import { READ_MS } from './shiftedClock.ts';

const HOUR = 3_600_000;
/** Shifts of the clock, ms: an hour ahead, a day back, a leap of a month, right again. */
const SHIFTS = [HOUR, -24 * HOUR, 30 * 24 * HOUR, 0];

/** The clock of the machine jumps, as after a pause of a virtual machine or a correction. */
export const clock: Disturbance = {
  name: 'clock',
  run: async ({ clockFile }) => {
    for (const shift of SHIFTS) {
      writeFileSync(clockFile, String(shift));
      await pause(2 * READ_MS);
    }
  },
};

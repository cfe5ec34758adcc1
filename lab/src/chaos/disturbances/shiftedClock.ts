/**
 * Preloaded into the backend and its threads (`node --import`): moves its clock by the number of milliseconds in the file
 * that VVOZ_CHAOS_CLOCK names, while it runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { replaceDate } from '../replaceDate.ts';

/** How often the file is read, ms. */
export const READ_MS = 100;

const file = process.env['VVOZ_CHAOS_CLOCK'];
if (file !== undefined) {
  let shift = 0;
  const read = () => {
    shift = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  };
  read();
  setInterval(read, READ_MS).unref();
  replaceDate((now) => now + shift);
}

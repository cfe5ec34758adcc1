import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';

/** A log above this size is rotated, bytes. */
export const MAX_LOG_BYTES = 20 * 1024 * 1024;
const DAY_MS = 86_400_000;
/**
 * A log older than this is rotated too, ms. While the process goes on logging, one current and five rotated
 * files keep a line for at most 42 days.
 */
export const MAX_LOG_AGE_MS = 7 * DAY_MS;
/** Rotated logs that are kept: `backend.log.1` is the newest. */
export const MAX_OLD_LOGS = 5;
/**
 * The next rotation removes a rotated log whose last line is older than this, ms: the privacy policy promises at most
 * 90 days.
 */
const MAX_OLD_AGE_MS = 48 * DAY_MS;
const PRIVATE_FILE = 0o600;

const nameOld = (file: string, number: number): string => `${file}.${number}`;

/** Moves the rotated logs up by one and removes the oldest, and those that are too old. `file.1` is free afterwards. */
function shiftOldLogs(file: string, now: number): void {
  rmSync(nameOld(file, MAX_OLD_LOGS), { force: true });
  for (let number = MAX_OLD_LOGS - 1; number >= 1; number -= 1) {
    const old = nameOld(file, number);
    if (!existsSync(old)) continue;
    if (now - statSync(old).mtimeMs > MAX_OLD_AGE_MS) rmSync(old);
    else renameSync(old, nameOld(file, number + 1));
  }
}

/** Rotates the log of the previous run before a new process opens the file. */
export function rotateLogOfLastRun(file: string, now = Date.now()): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  shiftOldLogs(file, now);
  renameSync(file, nameOld(file, 1));
  chmodSync(nameOld(file, 1), PRIVATE_FILE);
}

/**
 * Rotates a log that a process has open for appending, if it is too large or too old: copies it to `file.1` and empties
 * it. Lines that are written between the two are lost. Returns when the lines in the file begin, ms.
 * @param begun when the log began, ms
 */
export function rotateLog(file: string, begun: number, now = Date.now()): number {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) return now;
  if (size <= MAX_LOG_BYTES && now - begun <= MAX_LOG_AGE_MS) return begun;
  shiftOldLogs(file, now);
  copyFileSync(file, nameOld(file, 1));
  truncateSync(file);
  return now;
}

import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { FAST_CLOCK_VARIABLE, readFastClock, type FastClock } from './fastClock.ts';

const DAY_MS = 86_400_000;
const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'fastClock.ts')).href;

/** The clock of a day that passes in some minutes. It begins at 05:50 UTC tomorrow. */
export class DayClock {
  readonly #clock: FastClock;

  constructor(minutes: number) {
    const begun = Date.now();
    const start = Math.ceil(begun / DAY_MS) * DAY_MS + 5.8 * 3_600_000;
    this.#clock = { start, begun, factor: DAY_MS / (minutes * 60_000) };
  }

  /** The time of the day, ms since 1970. */
  now(): number {
    return readFastClock(this.#clock, Date.now());
  }

  /** The environment of a backend or a program with this clock. */
  get variables(): Readonly<Record<string, string>> {
    return { NODE_OPTIONS: `--import=${PRELOAD}`, [FAST_CLOCK_VARIABLE]: JSON.stringify(this.#clock) };
  }

  /** Waits for minutes of the day. Rejects when the signal aborts. */
  async pause(minutes: number, signal: AbortSignal): Promise<void> {
    await pause((minutes * 60_000) / this.#clock.factor, undefined, { signal });
  }

  /** Waits until a time of the day, hours after midnight of its first date. */
  async waitUntil(hours: number, signal: AbortSignal): Promise<void> {
    const due = Math.floor(this.#clock.start / DAY_MS) * DAY_MS + hours * 3_600_000;
    await this.pause(Math.max(0, due - this.now()) / 60_000, signal);
  }

  /** `17:40` */
  format(at = this.now()): string {
    return new Date(at).toISOString().slice(11, 16);
  }
}

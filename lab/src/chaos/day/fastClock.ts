/**
 * Preloaded into the backends of a compressed day (`node --import`), their threads and the programs that they start: a
 * day passes in minutes. Faster are the clock (`Date`), intervals, pauses of a second or more, and the timetable.
 * Requests, locks and their time limits take as long as they do, so a lead that waits for a second waits for minutes.
 */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { replaceDate } from '../replaceDate.ts';

/** The variable with the settings, as JSON of FastClock. */
export const FAST_CLOCK_VARIABLE = 'VVOZ_CHAOS_DAY';

export interface FastClock {
  /** When the day begins by the fast clock, and when that was by the real one, ms since 1970. */
  readonly start: number;
  readonly begun: number;
  /** Seconds of the day in a second. */
  readonly factor: number;
}

/** Shorter pauses are for another process or request, which is not faster. */
const SHORTEST_PAUSE_MS = 1000;
const TIMETABLE = /node_modules[/\\]croner[/\\]/;

/** Returns the time of the fast clock, ms since 1970. */
export const readFastClock = ({ start, begun, factor }: FastClock, realNow: number): number =>
  start + (realNow - begun) * factor;

function hastenTimers({ factor }: FastClock): void {
  const { setInterval, setTimeout } = globalThis;
  const hastenedInterval = (run: () => void, ms = 0, ...args: []) => setInterval(run, ms / factor, ...args);
  globalThis.setInterval = Object.assign(hastenedInterval, setInterval);
  const hastenedTimeout = (run: () => void, ms = 0, ...args: []) =>
    setTimeout(run, TIMETABLE.test(new Error().stack ?? '') ? ms / factor : ms, ...args);
  globalThis.setTimeout = Object.assign(hastenedTimeout, setTimeout);
  const pause = timers.setTimeout;
  timers.setTimeout = (ms = 0, ...args) => pause(ms < SHORTEST_PAUSE_MS ? ms : ms / factor, ...args);
}

/** Programs get a chosen environment, which does not have this clock. */
function hastenPrograms(): void {
  const { spawn } = childProcess;
  const { NODE_OPTIONS, [FAST_CLOCK_VARIABLE]: settings } = process.env;
  childProcess.spawn = ((file: string, args: readonly string[], options: childProcess.SpawnOptions) =>
    spawn(file, args, {
      ...options,
      env: { ...(options.env ?? process.env), NODE_OPTIONS, [FAST_CLOCK_VARIABLE]: settings },
    })) as typeof spawn;
}

const settings = process.env[FAST_CLOCK_VARIABLE];
if (settings !== undefined) {
  const clock = JSON.parse(settings) as FastClock;
  replaceDate((now) => readFastClock(clock, now));
  hastenTimers(clock);
  hastenPrograms();
  syncBuiltinESMExports();
}

/**
 * One event of a storefront's server; undefined fields are left out. It never contains text that a visitor typed. Only the
 * event of an error page contains the visitor's address (specification, section 8).
 */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, in English. */
  readonly message: string;
  readonly [field: string]: string | number | undefined;
}

/** Next bundles this file several times; the process has one value. */
const shared = globalThis as { [PLAY]?: string | undefined };
const PLAY: unique symbol = Symbol.for('vvoz.play') as never;

/** From now on each line says that the process belongs to a program that plays: `rehearse`, `bench`. */
export const setPlay = (name: string | undefined): void => void (shared[PLAY] = name);

/** Writes an event to standard output as one line of JSON that begins with the time (ISO, UTC). */
export function writeLog(entry: LogEntry): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), play: shared[PLAY], ...entry })}\n`,
  );
}

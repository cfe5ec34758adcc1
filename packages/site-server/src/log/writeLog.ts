/**
 * One event of a storefront's server; undefined fields are left out. It never contains text that a visitor typed: queries of
 * addresses are dropped from every field. Only the
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

/** The query of an address, anywhere in a text. It may contain what a visitor typed. */
const QUERY = /\?[^\s"'<>?]+/g;

const dropQueries = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(QUERY, '') : value;

/** Writes an event to standard output as one line of JSON that begins with the time (ISO, UTC). Addresses lose their queries. */
export function writeLog(entry: LogEntry): void {
  const fields = Object.entries(entry).map(([name, value]) => [name, dropQueries(value)]);
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), play: shared[PLAY], ...Object.fromEntries(fields) })}\n`,
  );
}

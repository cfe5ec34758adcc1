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

/** Writes an event to standard output as one line of JSON that begins with the time (ISO, UTC). */
export function writeLog(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** One event of a storefront's server; what is undefined is left out. No personal data: no addresses, no typed words. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, in English. */
  readonly message: string;
  readonly [field: string]: string | number | undefined;
}

/** Writes an event as one line of JSON to the standard output, with the time (ISO, UTC) in front. */
export function writeLog(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

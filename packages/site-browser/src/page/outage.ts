/** Names of errors that are no errors of our code: a script that did not load, a request that was cancelled. */
const OUTAGES: readonly string[] = ['Outage', 'ChunkLoadError', 'AbortError'];

export const isOutage = (error: unknown): boolean => error instanceof Error && OUTAGES.includes(error.name);

/**
 * Reports an error of our own code to the console and to the listeners of `error`; ignores an outage. For a catch that shows
 * the visitor the same state for both.
 */
export function reportBug(error: unknown): void {
  if (!isOutage(error)) reportError(error);
}

/** Ends the task, so that the browser can answer a tap. `scheduler.yield` continues before other tasks. */
const yieldToBrowser = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * Starts parts of a page one after the other, each in a task of its own. On a slow phone a single task would delay taps.
 * A part that fails is reported and does not stop the others.
 */
export async function startInTurn(starts: readonly (() => unknown)[]): Promise<void> {
  for (const start of starts) {
    await yieldToBrowser();
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}

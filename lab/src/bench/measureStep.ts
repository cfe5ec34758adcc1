import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import type { Measured } from './interactionTable.ts';

type Timing = Omit<Measured, 'screen' | 'name'>;

/** One event of an interaction. A click is three events with one id. Times are ms since the page was opened. */
interface RecordedEvent {
  readonly interaction: number;
  readonly start: number;
  readonly handlersFrom: number;
  readonly handlersTo: number;
  readonly duration: number;
}

declare global {
  // Filled by `watchEvents` in the page.
  var recordedByBench: { readonly events: RecordedEvent[]; readonly tasks: number[] } | undefined;
}

/** Runs in the page before its own scripts. Records the events of interactions and the long tasks. */
export function watchEvents(): void {
  const events: RecordedEvent[] = [];
  const tasks: number[] = [];
  globalThis.recordedByBench = { events, tasks };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Only clicks, taps and keys have an id; moving the pointer is not an interaction.
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      events.push({
        interaction: entry.interactionId,
        start: entry.startTime,
        handlersFrom: entry.processingStart,
        handlersTo: entry.processingEnd,
        duration: entry.duration,
      });
    }
    // TypeScript's types do not have these options yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/**
 * Computes the timing of the longest event, with the handlers of all events of its interaction until the same frame.
 */
function computeTiming(events: readonly RecordedEvent[]): Omit<Timing, 'longestTaskMs'> {
  const [worst] = events.toSorted((a, b) => b.duration - a.duration);
  if (!worst) return { durationMs: 0, delayMs: 0, processingMs: 0, presentationMs: 0 };
  const end = worst.start + worst.duration;
  const sameFrame = events.filter(
    ({ interaction, handlersFrom }) =>
      interaction === worst.interaction && handlersFrom >= worst.start && handlersFrom <= end,
  );
  const delayMs = Math.min(...sameFrame.map(({ handlersFrom }) => handlersFrom)) - worst.start;
  const processingMs = sameFrame.reduce(
    (sum, { handlersFrom, handlersTo }) => sum + handlersTo - handlersFrom,
    0,
  );
  return {
    durationMs: worst.duration,
    delayMs,
    processingMs,
    presentationMs: Math.max(0, worst.duration - delayMs - processingMs),
  };
}

/** A page has painted its last answer after this time, ms. */
const PAINT_TIME = 500;
/** Longest wait for the answers and their paint, ms. */
const MAX_WAIT = 20_000;

/**
 * Returns a function that waits until the page is idle: all requests answered, all answers on screen. Otherwise the
 * next measurement would include work of this step.
 */
export function watchIdle(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastResponseAt = performance.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') pending.add(request);
  });
  const onAnswered = (request: Request) => {
    if (pending.delete(request)) lastResponseAt = performance.now();
  };
  page.on('requestfinished', onAnswered);
  page.on('requestfailed', onAnswered);
  return async () => {
    // The page sends its request after the frame.
    await sleep(250);
    const end = performance.now() + MAX_WAIT;
    while (pending.size > 0 || performance.now() - lastResponseAt < PAINT_TIME) {
      if (performance.now() > end)
        throw new Error(
          `no answer within ${MAX_WAIT / 1000} s: ${[...pending].map((one) => one.url()).join(', ')}`,
        );
      await sleep(50);
    }
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  };
}

/** Performs one step, waits until the page is idle, and returns the timing of the step's slowest event. */
export async function measureStep(
  page: Page,
  act: () => Promise<void>,
  waitUntilIdle: () => Promise<void>,
): Promise<Timing> {
  await page.evaluate(() => {
    globalThis.recordedByBench?.events.splice(0);
    globalThis.recordedByBench?.tasks.splice(0);
  });
  await act();
  await waitUntilIdle();
  // The browser calls the observers some time after the frame.
  await sleep(250);
  const recorded = await page.evaluate(() => globalThis.recordedByBench);
  return {
    ...computeTiming(recorded?.events ?? []),
    longestTaskMs: Math.max(0, ...(recorded?.tasks ?? [])),
  };
}

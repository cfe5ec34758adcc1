import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import type { Measured } from './interactionTable.ts';

type Timing = Omit<Measured, 'screen' | 'name'>;

/** One event of an interaction: a click is three of them, with one id. All in ms since the page began, but `duration`. */
interface Noted {
  readonly interaction: number;
  readonly start: number;
  readonly handlersFrom: number;
  readonly handlersTo: number;
  readonly duration: number;
}

declare global {
  // What `watchEvents` gathers in the page.
  var gatheredByBench: { readonly events: Noted[]; readonly tasks: number[] } | undefined;
}

/** Put into the page before its own scripts: notes the events of interactions and the long tasks. */
export function watchEvents(): void {
  const events: Noted[] = [];
  const tasks: number[] = [];
  globalThis.gatheredByBench = { events, tasks };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Without an id it is no click, tap or key: moving the pointer over something is no interaction.
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      events.push({
        interaction: entry.interactionId,
        start: entry.startTime,
        handlersFrom: entry.processingStart,
        handlersTo: entry.processingEnd,
        duration: entry.duration,
      });
    }
    // Not in every library of types yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** The interaction's longest event, with the handlers of all that one picture shows. */
function timingOf(events: readonly Noted[]): Omit<Timing, 'longestTaskMs'> {
  const [worst] = events.toSorted((a, b) => b.duration - a.duration);
  if (!worst) return { durationMs: 0, delayMs: 0, processingMs: 0, presentationMs: 0 };
  const end = worst.start + worst.duration;
  const shown = events.filter(
    ({ interaction, handlersFrom }) =>
      interaction === worst.interaction && handlersFrom >= worst.start && handlersFrom <= end,
  );
  const delayMs = Math.min(...shown.map(({ handlersFrom }) => handlersFrom)) - worst.start;
  const processingMs = shown.reduce(
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

/** Time after the last answer in which a page has painted it, ms. */
const PAINT_TIME = 500;
/** Longest wait for the page to rest, ms. */
const MAX_WAIT = 20_000;

/**
 * Returns a function that waits until the page is at rest: requests answered, answers on screen. Otherwise the next
 * measurement would include work of this step.
 */
export function watchRest(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.add(request);
  });
  const answered = (request: Request) => {
    if (asked.delete(request)) last = performance.now();
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return async () => {
    // The page sends its request after the frame.
    await sleep(250);
    const end = performance.now() + MAX_WAIT;
    while (asked.size > 0 || performance.now() - last < PAINT_TIME) {
      if (performance.now() > end)
        throw new Error(
          `no answer within ${MAX_WAIT / 1000} s: ${[...asked].map((one) => one.url()).join(', ')}`,
        );
      await sleep(50);
    }
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  };
}

/** Performs one step, waits until the page is at rest, and returns the timing of the step's slowest event. */
export async function measureStep(
  page: Page,
  act: () => Promise<void>,
  rest: () => Promise<void>,
): Promise<Timing> {
  await page.evaluate(() => {
    globalThis.gatheredByBench?.events.splice(0);
    globalThis.gatheredByBench?.tasks.splice(0);
  });
  await act();
  await rest();
  // The browser calls the observers some time after the frame.
  await sleep(250);
  const gathered = await page.evaluate(() => globalThis.gatheredByBench);
  return {
    ...timingOf(gathered?.events ?? []),
    longestTaskMs: Math.max(0, ...(gathered?.tasks ?? [])),
  };
}

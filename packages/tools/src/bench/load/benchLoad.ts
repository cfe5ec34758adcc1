import { findMedian } from '../../lib/statistics.ts';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH } from '../BenchStack.ts';
import { findLot } from '../findLot.ts';
import { measureBurst, type Burst } from './measureBurst.ts';

const ROUNDS = 6;
/** How long a burst takes on the page's own server, s. Shorter ones are dominated by the collection of garbage. */
const BURST_SECONDS = 2.5;
const MIN_REQUESTS = 60;
/** Of each page of the site: a request costs a third less after some 1,500 of them in all. */
const WARM_UP_REQUESTS = 500;
/** The last of them show how many requests a burst can have. */
const RATED_REQUESTS = 100;

/**
 * Measures home, list and lot against the empty page, one process each. The pages take turns, so that other work on the
 * machine slows all of them alike; a figure is the median over the rounds of the ratio within a round.
 */
export async function benchLoad({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const { site, empty } = stack;
  const pages = [
    { name: 'empty', server: empty, path: '/' },
    { name: 'home', server: site, path: '/' },
    { name: 'list', server: site, path: LIST_PATH },
    { name: 'lot', server: site, path: await findLot(site.url) },
  ] as const;
  const amounts = new Map<string, number>();
  for (const { name, server, path } of pages) {
    const { requestsPerSecond } = await progress.step(`Warming up ${name}`, async () => {
      // Each run has warmed up the empty page.
      if (server !== empty) await measureBurst(server, path, WARM_UP_REQUESTS);
      return measureBurst(server, path, RATED_REQUESTS);
    });
    amounts.set(name, Math.max(MIN_REQUESTS, Math.round(requestsPerSecond * BURST_SECONDS)));
  }
  const ratios = new Map<string, number[]>();
  const note = (key: string, ratio: number) => ratios.set(key, [...(ratios.get(key) ?? []), ratio]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    signal.throwIfAborted();
    await progress.step(`Measuring requests, ${round} of ${ROUNDS}`, async (detail) => {
      const bursts = new Map<string, Burst>();
      for (const { name, server, path } of pages) {
        detail(name);
        bursts.set(name, await measureBurst(server, path, amounts.get(name) ?? MIN_REQUESTS));
      }
      const own = bursts.get('empty');
      if (!own) return;
      for (const [name, { cpuMs, requestsPerSecond }] of bursts) {
        if (name === 'empty') continue;
        note(`${name}.cpu`, cpuMs / own.cpuMs);
        note(`${name}.rate`, requestsPerSecond / own.requestsPerSecond);
      }
    });
  }
  return Object.fromEntries([...ratios].map(([key, values]) => [key, findMedian(values)]));
}

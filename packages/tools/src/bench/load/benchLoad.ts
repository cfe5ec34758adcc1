import type { IsolatedProcess } from '../../backend/IsolatedProcess.ts';
import { findMedian } from '../../lib/statistics.ts';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH } from '../BenchStack.ts';
import { findLot } from '../findLot.ts';
import { writeDetails } from '../writeDetails.ts';
import { measureBurst, type Burst } from './measureBurst.ts';

const ROUNDS = 6;
/** How long a burst should take, s. Shorter bursts are dominated by garbage collection. */
const BURST_SECONDS = 2.5;
const MIN_REQUESTS = 60;
/** Requests of each row. The site's process spends a third less on a request after about 1,500 in total. */
const WARM_UP_REQUESTS = 500;
/** Requests after the warm-up. Their rate decides how many requests a burst has. */
const RATED_REQUESTS = 100;
/** Requests before each burst to a shared page, which the site forgets between two bursts. They render and compress it. */
const RENEWING_REQUESTS = 200;

/** One row of the part: requests of one kind to one page. */
interface Row {
  /** Undefined: the empty page, which the others are compared with. */
  readonly key: string | undefined;
  readonly server: IsolatedProcess;
  readonly path: string;
  readonly isRendered?: boolean;
}

/**
 * Measures home, list and lot against the empty page, one process each: with pages that visitors share for seconds, and
 * with pages that are rendered for each request. The rows take turns, so that other work on the machine slows all of
 * them alike; a figure is the median over the rounds of the ratio within a round.
 */
export async function benchLoad({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const { site, empty } = stack;
  const paths = { home: '/', list: LIST_PATH, lot: await findLot(site.url) };
  const rows: readonly Row[] = [
    { key: undefined, server: empty, path: '/' },
    ...Object.entries(paths).flatMap(([page, path]): readonly Row[] => [
      { key: `${page}.rendered`, server: site, path, isRendered: true },
      { key: `${page}.shared`, server: site, path },
    ]),
  ];
  const amounts = new Map<Row, number>();
  for (const row of rows) {
    const { requestsPerSecond } = await progress.step(`Warming up ${row.key ?? 'empty'}`, async () => {
      // The bench has already warmed up the empty page.
      if (row.server !== empty) await measureBurst(row.server, row.path, WARM_UP_REQUESTS, row);
      return measureBurst(row.server, row.path, RATED_REQUESTS, row);
    });
    amounts.set(row, Math.max(MIN_REQUESTS, Math.round(requestsPerSecond * BURST_SECONDS)));
  }
  const ratios = new Map<string, number[]>();
  const details: Record<string, Burst>[] = [];
  const addRatio = (key: string, ratio: number) => ratios.set(key, [...(ratios.get(key) ?? []), ratio]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    signal.throwIfAborted();
    await progress.step(`Measuring requests, ${round} of ${ROUNDS}`, async (detail) => {
      const bursts = new Map<string | undefined, Burst>();
      for (const row of rows) {
        detail(row.key ?? 'empty');
        if (row.key !== undefined && !row.isRendered)
          await measureBurst(row.server, row.path, RENEWING_REQUESTS);
        bursts.set(row.key, await measureBurst(row.server, row.path, amounts.get(row) ?? MIN_REQUESTS, row));
      }
      details.push(Object.fromEntries([...bursts].map(([key, burst]) => [key ?? 'empty', burst])));
      const emptyBurst = bursts.get(undefined);
      if (!emptyBurst) return;
      for (const [key, { cpuMs, requestsPerSecond }] of bursts) {
        if (key === undefined) continue;
        addRatio(`${key}.cpu`, cpuMs / emptyBurst.cpuMs);
        addRatio(`${key}.rate`, requestsPerSecond / emptyBurst.requestsPerSecond);
      }
    });
  }
  writeDetails(stack.dataDir, 'load', { rounds: details });
  return Object.fromEntries([...ratios].map(([key, values]) => [key, findMedian(values)]));
}

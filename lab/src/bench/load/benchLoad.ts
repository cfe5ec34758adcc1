import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { findMedian } from '@vvoz/tools/lib/statistics';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH } from '../BenchStack.ts';
import { findLot } from '../findLot.ts';
import { writeDetails } from '../writeDetails.ts';
import { measureBurst, type Burst } from './measureBurst.ts';

const ROUNDS = 9;
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
  readonly key: string;
  readonly server: IsolatedProcess;
  readonly path: string;
  readonly isRendered?: boolean;
  /** The site has the page in its memory. */
  readonly isShared?: boolean;
}

/** Key of the empty page, which the others are compared with. */
const EMPTY = 'empty';

/**
 * Measures home, list and lot against the empty page, one process each: with pages that visitors share for seconds, and
 * with pages that are rendered for each request. The rows take turns, so that other work on the machine slows all of
 * them alike. A figure is the ratio of two medians over the rounds: in three runs it differed by 12 %, the median of the ratios
 * within a round by 24 %.
 */
export async function benchLoad({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const { site, empty } = stack;
  const paths = { home: '/', list: LIST_PATH, lot: await findLot(site.url) };
  const rows: readonly Row[] = [
    { key: EMPTY, server: empty, path: '/' },
    ...Object.entries(paths).flatMap(([page, path]): readonly Row[] => [
      { key: `${page}.rendered`, server: site, path, isRendered: true },
      { key: `${page}.shared`, server: site, path, isShared: true },
    ]),
  ];
  const amounts = new Map<Row, number>();
  for (const row of rows) {
    const { requestsPerSecond } = await progress.step(`Warming up ${row.key}`, async () => {
      // The bench has already warmed up the empty page.
      if (row.server !== empty) await measureBurst(row.server, row.path, WARM_UP_REQUESTS, row);
      return measureBurst(row.server, row.path, RATED_REQUESTS, row);
    });
    amounts.set(row, Math.max(MIN_REQUESTS, Math.round(requestsPerSecond * BURST_SECONDS)));
  }
  const rounds: ReadonlyMap<string, Burst>[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    signal.throwIfAborted();
    await progress.step(`Measuring requests, ${round} of ${ROUNDS}`, async (detail) => {
      const bursts = new Map<string, Burst>();
      for (const row of rows) {
        detail(row.key);
        if (row.isShared) await measureBurst(row.server, row.path, RENEWING_REQUESTS);
        bursts.set(row.key, await measureBurst(row.server, row.path, amounts.get(row) ?? MIN_REQUESTS, row));
      }
      rounds.push(bursts);
    });
  }
  writeDetails(stack.dataDir, 'load', { rounds: rounds.map((bursts) => Object.fromEntries(bursts)) });
  const findUsual = (key: string, figure: keyof Burst): number =>
    findMedian(rounds.flatMap((bursts) => bursts.get(key)?.[figure] ?? []));
  const compare = (key: string, figure: keyof Burst): number =>
    findUsual(key, figure) / findUsual(EMPTY, figure);
  return Object.fromEntries(
    rows
      .filter(({ key }) => key !== EMPTY)
      .flatMap(({ key }) => [
        [`${key}.cpu`, compare(key, 'cpuMs')],
        [`${key}.rate`, compare(key, 'requestsPerSecond')],
      ]),
  );
}

import type { Browser } from 'playwright';
import { findMedian } from '@vvoz/tools/lib/statistics';
import { measureFirstView } from '@vvoz/tools/size/firstView';
import { SIZE_LIMITS, STATISTICS_PATH } from '@vvoz/tools/size/sizeLimits';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH } from '../BenchStack.ts';
import { findLot } from '../findLot.ts';
import { measureFirstTap } from './measureFirstTap.ts';
import { measurePaint } from './measurePaint.ts';
import { measureVisits } from './measureVisit.ts';

/** First visits of each page. There are several, because single ones differ by a fifth. */
const PAINTS = 7;
const TAPS = 5;
const VISITS = 5;

async function measureSizes(browser: Browser, site: string): Promise<Figures> {
  const views = {
    list: await measureFirstView(browser, site + LIST_PATH),
    lot: await measureFirstView(browser, site + (await findLot(site))),
    statistics: await measureFirstView(browser, site + STATISTICS_PATH),
  };
  return Object.fromEntries(SIZE_LIMITS.map(({ page, size }) => [`${page}.${size}`, views[page][size]]));
}

/** Opens list and empty list in turns. Returns the median of the ratios of two neighbouring visits. */
async function comparePaints(
  browser: Browser,
  list: string,
  emptyList: string,
  detail: (text: string) => void,
): Promise<number> {
  const ratios: number[] = [];
  for (let visit = 1; visit <= PAINTS; visit += 1) {
    detail(`${visit} of ${PAINTS}`);
    const ours = await measurePaint(browser, list);
    ratios.push(ours / (await measurePaint(browser, emptyList)));
  }
  return findMedian(ratios);
}

async function measureTaps(browser: Browser, list: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < TAPS; visit += 1) times.push(await measureFirstTap(browser, list));
  return findMedian(times);
}

/**
 * Measures on a phone: the sizes of a first view, when the list is painted, how fast it reacts to a first tap, and how long
 * the ways from the list to a lot and back take.
 */
export async function benchPage({ stack, progress, openBrowser, signal }: BenchContext): Promise<Figures> {
  const browser = await openBrowser();
  const { site, empty } = stack;
  const list = site.url + LIST_PATH;
  const sizes = await progress.step('Measuring sizes', () => measureSizes(browser, site.url));
  signal.throwIfAborted();
  const lcp = await progress.step('Measuring paints', (detail) =>
    comparePaints(browser, list, `${empty.url}/list`, detail),
  );
  signal.throwIfAborted();
  const tap = await progress.step('Measuring first taps', () => measureTaps(browser, list));
  signal.throwIfAborted();
  const visits = await progress.step('Measuring visits', () => measureVisits(browser, list, VISITS));
  return {
    ...sizes,
    lcp,
    tap,
    toLot: findMedian(visits.map(({ toLotMs }) => toLotMs)),
    back: findMedian(visits.map(({ backMs }) => backMs)),
  };
}

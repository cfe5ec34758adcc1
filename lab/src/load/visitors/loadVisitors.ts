import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import type { Progress } from '@vvoz/tools/start/progress';
import { findGatewayPort } from '@vvoz/tools/gateway/findGatewayPort';
import { runVisitors, type VisitedSite, type VisitorsOptions } from './runVisitors.ts';
import { formatSummaries, isFailure, summarise } from './summarise.ts';
import type { Exchange } from './VisitorClient.ts';

const READING_MS = 8000;
const CRAWL_MS = 1000;
const CRAWLER_EVERY = 50;
/** Visitors arrive during this first share of the run, so that the last ones have time to read. */
const ARRIVALS = 0.6;
/** Failures that are printed; the others are counted only. */
const MAX_PRINTED = 10;

export interface LoadVisitorsOptions extends Pick<
  VisitorsOptions,
  'visitors' | 'seconds' | 'seed' | 'signal'
> {
  /** Starts a main site for a machine on which no gateway runs; resolves with its address. */
  readonly startSite: () => Promise<string>;
  readonly progress: Progress;
}

async function findSites(
  startSite: LoadVisitorsOptions['startSite'],
): Promise<readonly [VisitedSite, ...VisitedSite[]]> {
  const port = await findGatewayPort();
  if (port === undefined) {
    console.log('No gateway answers (npm run gateway): the visitors go to a main site directly.');
    return [{ host: 'main', url: await startSite() }];
  }
  console.log(`The visitors go through the gateway on port ${port}.`);
  const [first, ...rest] = HOST_NAMES.map((host) => ({ host, url: `http://${host}.localhost:${port}` }));
  if (!first) throw new Error('There are no hosts');
  return [first, ...rest];
}

/**
 * Sends visitors and prints a summary. Returns a line for each of the first ten failures, and their number if there are
 * more.
 */
export async function loadVisitors({
  startSite,
  progress,
  ...options
}: LoadVisitorsOptions): Promise<readonly string[]> {
  const sites = await findSites(startSite);
  const exchanges: Exchange[] = [];
  await progress.step(`${options.visitors} visitors`, (detail) =>
    runVisitors({
      ...options,
      sites,
      crawlerEvery: CRAWLER_EVERY,
      pace: {
        pickArrival: (chance, isCrawler) =>
          isCrawler ? 0 : (chance.below(1000) / 1000) * ARRIVALS * options.seconds * 1000,
        readingMs: READING_MS,
        crawlMs: CRAWL_MS,
      },
      onExchange: (exchange) => {
        exchanges.push(exchange);
        detail(`${exchanges.length} requests`);
      },
    }),
  );
  console.log(formatSummaries(summarise(exchanges)));
  if (!exchanges.some(({ cache }) => cache !== ''))
    console.log('No answer had the header X-Cache: no cache is in front of the site.');
  const failures = exchanges.filter(isFailure);
  const lines = failures
    .slice(0, MAX_PRINTED)
    .map(({ kind, path, status }) => `${kind} ${path}: ${status === 0 ? 'no answer' : status}`);
  return failures.length > MAX_PRINTED ? [...lines, `${failures.length} failures in all`] : lines;
}

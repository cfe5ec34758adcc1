import path from 'node:path';
import { findNginx, NGINX_PACKAGES } from '@vvoz/tools/lib/findNginx';
import { root } from '@vvoz/tools/lib/root';
import type { Progress } from '@vvoz/tools/start/progress';
import { seed as seedData } from '@vvoz/tools/start/seed';
import { buildMainSite } from '../../lib/buildMainSite.ts';
import { changePrices, findLoneLots } from '../../pair/lotPrices.ts';
import { getCataloguePath, PairStack } from '../../pair/PairStack.ts';
import { runVisitors } from '../visitors/runVisitors.ts';
import { formatSummaries, isFailure, summarise } from '../visitors/summarise.ts';
import type { Exchange } from '../visitors/VisitorClient.ts';
import { findLowRates, formatRates, measureRates } from './cacheRates.ts';
import { pickArrival } from './tide.ts';

const SEED = ['--coming', '12000', '--sold', '18000', '--seed', '7'];
const READING_MS = 8000;
const CRAWL_MS = 1000;
const CRAWLER_EVERY = 100;
/** Between two imports that change something, ms. */
const IMPORT_MS = 60_000;
/** Lots whose prices an import changes. */
const CHANGED_LOTS = 20;
/** The last visitors need some time to read, so the day ends before the run. */
const DAY = 0.9;
/** The share of requests that may be refused: a busy machine refuses some, and the rates of the others still hold. */
const MAX_FAILED = 0.01;
const MAX_PRINTED = 10;

export interface LoadTideOptions {
  /** A folder that only this call uses. */
  readonly dir: string;
  readonly visitors: number;
  readonly seconds: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

const readMetrics = (servers: readonly { readonly url: string }[]): Promise<readonly string[]> =>
  Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));

/** Changes prices every minute, as imports do. Returns a function that ends it. */
function startImports(databaseFile: string): () => void {
  const lots = findLoneLots(databaseFile, CHANGED_LOTS);
  let price = 1_000_000;
  const timer = setInterval(() => {
    price += 1000;
    changePrices(databaseFile, new Map(lots.map(({ id }) => [id, price])));
  }, IMPORT_MS);
  return () => clearInterval(timer);
}

/**
 * Plays the visitors of a day in a few minutes: they come with the tide, choose filters and lots by Zipf's law, and crawlers
 * follow links all day. They go through the gateway to two sites and two backends. The lifetimes of the caches are the true
 * ones, and imports change prices every minute. Prints the hit rate of each cache; returns a line for each rate that is lower
 * than docs/scale.md assumes, and one when more than 1 % of the requests failed.
 */
export async function loadTide({
  dir,
  seconds,
  signal,
  progress,
  ...options
}: LoadTideOptions): Promise<readonly string[]> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error(`nginx is missing: apt-get install ${NGINX_PACKAGES}`);
  const dataDir = path.join(dir, 'data');
  await progress.step('Building the main site', (detail) => buildMainSite(dataDir, signal, detail));
  await progress.step('Preparing the demo data', (onDetail) =>
    seedData({ root, dataDir, logFile: path.join(dir, 'seed.log'), args: SEED, signal, onDetail }),
  );
  const stack = await PairStack.start({ nginx, dataDir });
  const endImports = startImports(getCataloguePath(dataDir));
  const exchanges: Exchange[] = [];
  try {
    await progress.step(`${options.visitors} visitors of a day in ${seconds} s`, (detail) =>
      runVisitors({
        ...options,
        seconds,
        signal,
        sites: [{ host: 'main', url: `http://127.0.0.1:${stack.gateway.port}` }],
        crawlerEvery: CRAWLER_EVERY,
        pace: {
          pickArrival: (chance, isCrawler) =>
            isCrawler ? chance.below(DAY * seconds * 1000) : pickArrival(chance, DAY * seconds * 1000),
          readingMs: READING_MS,
          crawlMs: CRAWL_MS,
        },
        onExchange: (exchange) => {
          exchanges.push(exchange);
          detail(`${exchanges.length} requests`);
        },
      }),
    );
    const rates = measureRates(
      exchanges,
      await readMetrics(stack.sites),
      await readMetrics(stack.backends),
      seconds,
    );
    console.log(formatSummaries(summarise(exchanges)));
    console.log(`\n${formatRates(rates)}`);
    const failures = exchanges.filter(isFailure);
    for (const { kind, path: where, status } of failures.slice(0, MAX_PRINTED))
      console.log(`failed: ${kind} ${where}: ${status === 0 ? 'no answer' : status}`);
    const isOverloaded = failures.length > MAX_FAILED * exchanges.length;
    return [
      ...(signal.aborted ? ['stopped before the end of the day'] : []),
      ...findLowRates(rates),
      ...(isOverloaded
        ? [`${failures.length} of ${exchanges.length} requests failed: try fewer visitors`]
        : []),
    ];
  } finally {
    endImports();
    await stack.stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { createChance, type Chance } from '../../lib/random.ts';
import { listCrawlable, listLots, listPageFiles } from './listPageFiles.ts';
import { planVisit } from './planVisit.ts';
import { pickReadingTime } from './popularity.ts';
import { VisitorClient, type Exchange, type RequestKind } from './VisitorClient.ts';

/** A site, by the address that visitors know. */
export interface VisitedSite {
  readonly host: Host;
  readonly url: string;
}

/** Times of the visitors, ms. */
export interface Pace {
  /** Picks when somebody arrives. */
  readonly pickArrival: (chance: Chance, isCrawler: boolean) => number;
  /** Mean time of reading between two steps. */
  readonly readingMs: number;
  /** Between two requests of a crawler. */
  readonly crawlMs: number;
}

export interface VisitorsOptions {
  readonly sites: readonly [VisitedSite, ...VisitedSite[]];
  readonly visitors: number;
  /** Length of the run, s; visitors leave when it ends. */
  readonly seconds: number;
  readonly seed: number;
  readonly pace: Pace;
  /** A visitor whose index is a multiple of this number is a crawler; so the first visitor always is. */
  readonly crawlerEvery: number;
  readonly signal: AbortSignal;
  readonly onExchange: (exchange: Exchange) => void;
}

const PERSON = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile';
const CRAWLER = 'Mozilla/5.0 (compatible; ExampleBot/1.0; +https://bot.example)';

const formatAddress = (index: number): string => `127.77.${(index >> 8) & 255}.${index & 255 || 1}`;

/** Waits; returns false when the run ended meanwhile. */
const wait = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal }).catch(() => false);

/** Opens a page as a browser does: the document, then files and pictures that this visitor does not have. */
async function openPage(
  client: VisitorClient,
  cached: Set<string>,
  kind: RequestKind,
  path: string,
): Promise<string | undefined> {
  const html = await client.get(kind, path);
  if (html === undefined) return undefined;
  const { files, pictures } = listPageFiles(html);
  const load = async (what: 'file' | 'picture', wanted: readonly string[]) => {
    const missing = wanted.filter((one) => !cached.has(one));
    for (const one of missing) cached.add(one);
    await Promise.all(missing.map((one) => client.get(what, one)));
  };
  await Promise.all([load('file', files), load('picture', pictures)]);
  return html;
}

async function visit(client: VisitorClient, chance: Chance, host: Host, options: VisitorsOptions) {
  const cached = new Set<string>();
  let lots: readonly string[] = [];
  for (const [index, step] of planVisit(chance, host).entries()) {
    if (index > 0 && !(await wait(pickReadingTime(chance, options.pace.readingMs), options.signal))) return;
    if (step.kind === 'page') {
      const html = await openPage(client, cached, 'page', step.path);
      lots = html === undefined ? lots : listLots(html);
    } else if (step.kind === 'filter') await client.get('call', step.path);
    else {
      // An empty list has no lot to open.
      const lot = lots[step.nth % Math.max(1, lots.length)];
      if (lot !== undefined) await openPage(client, cached, 'lot', lot);
    }
  }
}

/** Reads robots.txt and follows the links of the pages, one after the other. */
async function crawl(client: VisitorClient, { pace, signal }: VisitorsOptions): Promise<void> {
  await client.get('crawler', '/robots.txt');
  const seen = new Set(['/']);
  for (const path of seen) {
    const html = (await client.get('crawler', path)) ?? '';
    for (const link of listCrawlable(html)) seen.add(link);
    if (!(await wait(pace.crawlMs, signal))) return;
  }
}

/** Sends visitors who arrive, read and leave. Resolves when the last has left or the time is over. */
export async function runVisitors(options: VisitorsOptions): Promise<void> {
  const { sites, visitors, seconds, seed, pace, crawlerEvery } = options;
  const end = AbortSignal.any([options.signal, AbortSignal.timeout(seconds * 1000)]);
  const bounded = { ...options, signal: end };
  const chance = createChance(seed);
  const runVisitor = async (index: number) => {
    const own = createChance(seed + index + 1);
    const isCrawler = index % crawlerEvery === 0;
    const { host, url } = isCrawler ? sites[0] : own.oneOf(sites);
    const { port, host: name } = new URL(url);
    if (!(await wait(pace.pickArrival(chance, isCrawler), end))) return;
    const client = new VisitorClient({
      port: Number(port || 80),
      host: name,
      address: formatAddress(index + 1),
      userAgent: isCrawler ? CRAWLER : PERSON,
      signal: end,
      onExchange: options.onExchange,
    });
    await (isCrawler ? crawl(client, bounded) : visit(client, own, host, bounded));
    client.close();
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => runVisitor(index)));
}

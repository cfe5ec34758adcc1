import { parseArgs } from 'node:util';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import pc from 'picocolors';
import { root } from '@vvoz/tools/lib/root';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { Progress } from '@vvoz/tools/start/progress';
import { parseSettings } from '@vvoz/tools/start/settings';
import { listAddresses } from '@vvoz/tools/start/stack';
import { crawlSites } from './crawlSites.ts';
import { createFetchPage } from './fetchPage.ts';
import { findCrawlFaults, isIndexable } from './findCrawlFaults.ts';
import { getAddressKind } from './getAddressKind.ts';
import { readSitemap } from './readSitemaps.ts';
import { readRobots } from './robots.ts';

const USAGE = `Usage: npm run lab -- crawl [--per-kind N] [--host http://localhost:3000 …]

Follows every link of the three running hosts from their front pages as a search engine would, obeying robots.txt, and
compares what it finds with the sitemaps. Exit code 1 when something is wrong.
  --per-kind  visits at most N pages of each kind, and does not check that a link leads to every address of the sitemaps
  --host      the address of a front page; without it the hosts of \`npm start\``;

/** The name that the crawler gives itself. It contains «bot», as those of search engines do. */
const USER_AGENT = 'Mozilla/5.0 (compatible; vvoz-crawlbot/1.0)';
/** Faults that are printed; the others are counted only. */
const MAX_PRINTED = 40;

const { values } = parseArgs({
  options: {
    'per-kind': { type: 'string' },
    host: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const maxPerKind = values['per-kind'] === undefined ? Infinity : Number(values['per-kind']);
  if (!(maxPerKind > 0)) throw new Error(`--per-kind: ${values['per-kind']} is not a number above 0`);
  const running = listAddresses(parseSettings(process.env, root), 'localhost');
  const origins = (values.host ?? HOST_NAMES.map((name) => running[name])).map(
    (host) => new URL(host).origin,
  );
  const signal = createStopSignal(() => process.exit(130));
  const robots = new Map(
    await Promise.all(origins.map(async (origin) => [origin, await readRobots(origin, USER_AGENT)] as const)),
  );
  const sitemaps = [...robots.values()].flatMap((host) => host.sitemaps);
  const listed = new Set((await Promise.all(sitemaps.map(readSitemap))).flat());
  let visited = 0;
  const pages = await new Progress(process.stderr).step('Following links', (detail) =>
    crawlSites({
      starts: origins.map((origin) => `${origin}/`),
      fetchPage: createFetchPage(USER_AGENT),
      isAllowed: (address) => robots.get(new URL(address).origin)?.isAllowed(address) ?? false,
      maxPerKind,
      getKind: getAddressKind,
      onPage: () => detail(`${(visited += 1)} pages`),
      signal,
    }),
  );
  const faults = findCrawlFaults(pages, { listed, isWhole: maxPerKind === Infinity });
  for (const fault of faults.slice(0, MAX_PRINTED)) console.error(pc.red(fault));
  if (faults.length > MAX_PRINTED) console.error(pc.red(`and ${faults.length - MAX_PRINTED} more`));
  const depth = Math.max(0, ...pages.filter(isIndexable).map((page) => page.depth));
  console.log(
    `crawl: ${pages.length} pages, ${pages.filter(isIndexable).length} indexable and at most ${depth} links from a front page, ` +
      `${listed.size} in sitemaps, ${faults.length} faults`,
  );
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { enterPlay, requirePlayFolder } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { getServerPath } from '@vvoz/tools/start/build';
import { findFreePorts } from '@vvoz/tools/start/ports';
import { Progress } from '@vvoz/tools/start/progress';
import { seed } from '@vvoz/tools/start/seed';
import { parseSettings } from '@vvoz/tools/start/settings';
import { loadAges } from './ages/loadAges.ts';
import { HEAP_MB } from '@vvoz/tools/deploy/heaps';
import { MeasuredProcess, type MeasuredOptions } from './MeasuredProcess.ts';
import { startLandingsApi } from './landingsApi.ts';
import { measureBeside, readLots, type Situation } from './beside.ts';
import { COSTLY_KINDS, type Flood } from './costly.ts';
import { BACKEND, measureMemory, STOREFRONT, type MemoryResult } from './memory.ts';
import { measureSitemaps } from './sitemaps.ts';
import { loadTide } from './tide/loadTide.ts';
import { loadVisitors } from './visitors/loadVisitors.ts';
import { runVolley } from './volley.ts';

const USAGE = `Usage: npm run lab -- load memory|volley|beside|visitors|tide|sitemaps|ages [--addresses 10000] [--answers 1500]
       [--landings 1000000] [--seconds 120] [--seed 1]

  memory  starts backend and main site with the heaps of deploy/ (512 and 384 MB). Requests many addresses, each as
          another visitor, and large answers that a client does not read. Prints the peaks of memory. Needs a build
          (npm start)
  volley  one visitor sends 350 different filters at once. Prints how long the next visitor waits for a page
  beside  opens pages and sends requests as visitors of a main site, alone and while one address, then a thousand, ask for
          the most expensive list, call, card and picture as often as one may, or a tenth of it each. Prints how long
          the others wait, and what the site's thread does meanwhile. Needs a build
  visitors [200]
          sends this number of visitors, some of them crawlers. They read, filter and open lots, each from another
          address. They use npm run gateway if it runs, otherwise a main site that this program starts. Prints hit
          rates of the cache, times and failures
  tide [500]
          plays this number of visitors of one day in a few minutes (--seconds), with crawlers and imports, through a gateway
          to two sites and two backends that it starts. Prints the hit rate of each cache beside that of docs/scale.md
  ages    changes prices and measures for two minutes how old a price can be in lists, on pages of lots and in calls of
          the API, with and without nginx. Needs a build
  sitemaps  reads the whole sitemap of a main site whose API has many landings. Prints the peak of the site's memory.
          Needs a build`;

/** Lots of the demo data for the floods, coming and sold. */
const BESIDE_DATA = ['--coming', '8000', '--sold', '12000'];
/**
 * What the site's thread may do, at the 95th percentile, between a visitor's request and its answer, ms of a processor: so
 * long the request waits on a machine with free processors.
 */
const MAX_THREAD_MS = 300;
/** Longest time until the next visitor has the answers, ms. */
const MAX_NEXT_MS = 2000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    addresses: { type: 'string', default: '10000' },
    responses: { type: 'string', default: '1500' },
    landings: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Reads an option; throws when it is not a whole number from `min`, because a load of nothing would pass. */
function readCount(name: string, text: string, min = 1): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < min)
    throw new Error(`${name}: ${text} is not a whole number from ${min}`);
  return count;
}

enterPlay('load');
const signal = createStopSignal(() => process.exit(130));
const progress = new Progress(process.stderr);
const started: MeasuredProcess[] = [];

async function startServer(options: MeasuredOptions): Promise<MeasuredProcess> {
  const server = new MeasuredProcess(options);
  started.push(server);
  await server.start();
  return server;
}

/** Starts a backend on demo data of its own, or on that of `npm start`, which has enough lots for slow queries. */
async function startBackend(
  port: number,
  dir: string,
  hasAllLots: boolean,
  ownData: string[] = ['--coming', '2000', '--sold', '3000'],
): Promise<MeasuredProcess> {
  const dataDir = hasAllLots
    ? requirePlayFolder(parseSettings(process.env, root)).dataDir
    : path.join(dir, 'data');
  const args = hasAllLots ? ['--if-needed'] : ownData;
  await progress.step('Preparing the demo data', (onDetail) =>
    seed({ root, dataDir, logFile: path.join(dir, 'seed.log'), args, signal, onDetail }),
  );
  return startServer({
    name: 'backend',
    program: path.join(root, 'apps/backend/src/main.ts'),
    port,
    heapMb: HEAP_MB.backend,
    dir,
    env: { VVOZ_BACKEND_PORT: String(port), VVOZ_DATA_DIR: dataDir, VVOZ_LOG_LEVEL: 'error' },
  });
}

const startStorefront = (port: number, apiUrl: string, dir: string): Promise<MeasuredProcess> =>
  startServer({
    name: 'storefront',
    program: getServerPath(root, 'apps/main'),
    port,
    heapMb: HEAP_MB.storefront,
    dir,
    env: { PORT: String(port), HOSTNAME: '127.0.0.1', API_URL: apiUrl },
  });

const formatMemory = ({ name, statuses, afterAddresses, afterSlowClient }: MemoryResult): string =>
  `${name}: answers ${JSON.stringify(statuses)}; peak RSS ${afterAddresses.rssMb} MB and heap ${afterAddresses.heapMb} MB ` +
  `after the addresses, ${afterSlowClient.rssMb} MB and ${afterSlowClient.heapMb} MB after the slow client`;

async function loadMemory(dir: string): Promise<readonly string[]> {
  const ports = await findFreePorts();
  const load = {
    addresses: readCount('--addresses', values.addresses),
    responses: readCount('--answers', values.responses),
  };
  const backend = await startBackend(ports.backend, dir, false);
  const site = await startStorefront(ports.main, backend.url, dir);
  const results = [
    await progress.step('Loading the storefront', (detail) => measureMemory(site, STOREFRONT, load, detail)),
    await progress.step('Loading the backend', (detail) => measureMemory(backend, BACKEND, load, detail)),
  ];
  for (const result of results) console.log(formatMemory(result));
  return results.flatMap(({ faults }) => faults);
}

async function loadVolley(dir: string): Promise<readonly string[]> {
  const { backend: port } = await findFreePorts();
  const backend = await startBackend(port, dir, true);
  const { statuses, nextMs, nextStatuses, idleMs } = await progress.step('Sending the volley', () =>
    runVolley(backend.url),
  );
  console.log(
    `volley: answers ${JSON.stringify(statuses)}; the next visitor waited ${nextMs} ms for list and options (${idleMs} ms ` +
      'before the volley)',
  );
  return [
    ...(nextMs <= MAX_NEXT_MS ? [] : [`the next visitor waited ${nextMs} ms`]),
    ...nextStatuses.filter((status) => status !== 200).map((status) => `the next visitor got ${status}`),
  ];
}

const formatStatuses = (statuses: Readonly<Record<number, number>>): string => JSON.stringify(statuses);

const formatSituation = (name: string, { all, others, thread, flood }: Situation): string =>
  `${name}: others p50 ${all.p50} ms, p95 ${all.p95} ms (${Object.entries(others)
    .map(([kind, { p50, p95, statuses }]) => `${kind} ${p50}, ${p95} ${formatStatuses(statuses)}`)
    .join('; ')}); meanwhile the site's thread worked for p50 ${thread.p50} ms, p95 ${thread.p95} ms` +
  (flood ? `; the flood waited for p50 ${flood.p50} ms, ${formatStatuses(flood.statuses)}` : '');

async function loadBeside(dir: string): Promise<readonly string[]> {
  const ports = await findFreePorts();
  const backend = await startBackend(ports.backend, dir, false, BESIDE_DATA);
  const { url, pid = 0 } = await startStorefront(ports.main, backend.url, dir);
  const lots = await progress.step('Reading lots', () => readLots(url));
  const faults: string[] = [];
  const floods: readonly (Flood | undefined)[] = [
    undefined,
    ...COSTLY_KINDS.flatMap((kind): Flood[] => [
      { kind, addresses: 1 },
      { kind, addresses: 1000 },
    ]),
  ];
  for (const flood of floods) {
    const name = flood ? `beside ${flood.kind} of ${flood.addresses}` : 'alone';
    const situation = await progress.step(`Asking ${name}`, () => measureBeside({ url, pid, lots }, flood));
    console.log(formatSituation(name, situation));
    for (const [kind, { statuses }] of Object.entries(situation.others))
      for (const status of Object.keys(statuses))
        if (status !== '200' && status !== '201') faults.push(`${name} another ${kind} got ${status}`);
    if (situation.thread.p95 > MAX_THREAD_MS)
      faults.push(`${name} others waited for ${situation.thread.p95} ms of work`);
  }
  return faults;
}

/** Starts a backend and a main site for a run of visitors without a gateway. Returns the site's address. */
async function startMainSite(dir: string): Promise<string> {
  const ports = await findFreePorts();
  const backend = await startBackend(ports.backend, dir, true);
  return (await startStorefront(ports.main, backend.url, dir)).url;
}

async function loadSitemaps(dir: string): Promise<readonly string[]> {
  const landings = readCount('--landings', values.landings);
  const api = await startLandingsApi(landings);
  try {
    const { main: port } = await findFreePorts();
    const site = await startStorefront(port, api.url, dir);
    const { urls, parts, seconds, peak, faults } = await progress.step('Reading the sitemap', (detail) =>
      measureSitemaps(site, landings, detail),
    );
    console.log(
      `sitemaps: ${urls} landings in ${parts} parts, ${Math.round(seconds)} s; peak RSS ${peak.rssMb} MB and heap ${peak.heapMb} MB`,
    );
    return faults;
  } finally {
    api.server.close();
  }
}

const LOADS: Readonly<Record<string, (dir: string) => Promise<readonly string[]>>> = {
  memory: loadMemory,
  volley: loadVolley,
  beside: loadBeside,
  sitemaps: loadSitemaps,
  ages: (dir) => loadAges({ dir, signal, progress }),
  tide: (dir) =>
    loadTide({
      dir,
      visitors: readCount('tide', positionals[1] ?? '500'),
      seconds: readCount('--seconds', values.seconds),
      seed: readCount('--seed', values.seed, 0),
      progress,
      signal,
    }),
  visitors: (dir) => {
    // The gateway of this machine may be a real one.
    requirePlayFolder(parseSettings(process.env, root));
    return loadVisitors({
      visitors: readCount('visitors', positionals[1] ?? '200'),
      seconds: readCount('--seconds', values.seconds),
      seed: readCount('--seed', values.seed, 0),
      startSite: () => startMainSite(dir),
      progress,
      signal,
    });
  },
};

/** Returns 1 when the load found a fault or could not finish, 2 without the name of a load. */
async function main(): Promise<number> {
  const load = LOADS[positionals[0] ?? ''];
  if (values.help || load === undefined) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const dir = mkdtempSync(path.join(os.tmpdir(), 'vvoz-load-'));
  let faults: readonly string[] = ['not finished'];
  try {
    faults = await load(dir);
    for (const fault of faults) console.log(`  ${fault}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    await Promise.all(started.map((server) => server.end('SIGKILL')));
    // The logs of a failed run stay.
    if (faults.length === 0) rmSync(dir, { recursive: true, force: true });
    else console.log(`The logs are in ${dir}`);
  }
  return Number(faults.length > 0);
}

process.exitCode = await main();

import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { waitUntilWarm } from '@vvoz/tools/backend/waitUntilWarm';
import { root } from '@vvoz/tools/lib/root';
import { findQuantile } from '@vvoz/tools/lib/statistics';
import { findFreePorts } from '@vvoz/tools/start/ports';
import type { Progress } from '@vvoz/tools/start/progress';
import { seed } from '@vvoz/tools/start/seed';
import { buildApiRequests, type RequestPaths } from './buildApiRequests.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { formatApiTable, type ApiRow, type Engine } from './apiTable.ts';
import type { BenchContext, Figures } from './benchPart.ts';
import { formatEngineTable, measureEngines, type EngineRow } from './engines.ts';
import { writeDetails } from './writeDetails.ts';

const CONNECTIONS = 16;
/** Japanese lots of the demo catalogue, as `npm start` seeds it. */
const DEMO_LOTS = 360_000;
/** Number of Japanese lots in the large catalogue: all, coming and sold. */
const LARGE = { lots: 1_000_000, coming: 160_000, sold: 840_000 } as const;
/** How long each kind of request is repeated, s. */
const SECONDS = 5;
/** The same in a run of all parts. */
const SHORT_SECONDS = 3;
/** Of so many addresses ClickHouse is asked one. */
const CLICKHOUSE_STEP = 5;
/** How long its lots may take to be published, ms. */
const MAX_PUBLISH_MS = 900_000;

/** Sends one request after the other; returns their times in ms, ascending. */
async function measureFirst(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const target of paths) {
    const begun = performance.now();
    const response = await fetch(url + target);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}${target} answered ${response.status}`);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

interface Measured {
  readonly url: string;
  readonly lots: number;
  readonly engine: Engine;
  readonly requests: RequestPaths;
  readonly seconds: number;
}

async function measure(
  { url, lots, engine, requests, seconds }: Measured,
  progress: Progress,
): Promise<readonly ApiRow[]> {
  const rows: ApiRow[] = [];
  for (const [name, paths] of Object.entries(requests)) {
    const row = await progress.step(
      `${name} at ${lots.toLocaleString('en-US')} lots, ${engine}`,
      async () => {
        const first = await measureFirst(url, paths);
        const again = await autocannon({
          url,
          connections: CONNECTIONS,
          duration: seconds,
          requests: paths.map((target) => ({ method: 'GET', path: target })),
        });
        return {
          lots,
          engine,
          name,
          addresses: paths.length,
          firstP50Ms: findQuantile(first, 0.5),
          firstP99Ms: findQuantile(first, 0.99),
          requestsPerSecond: again.requests.average,
          p50Ms: again.latency.p50,
          p99Ms: again.latency.p99,
          failed: again.non2xx + again.errors,
        };
      },
    );
    rows.push(row);
  }
  return rows;
}

/** Measures one catalogue with a backend process of its own, which has cached only answers about whole catalogues. */
async function measureCatalogue(
  { progress, isWholeRun }: BenchContext,
  dataDir: string,
  lots: number,
): Promise<readonly ApiRow[]> {
  const { backend: port } = await findFreePorts();
  const backend = new IsolatedBackend({ dataDir, port, env: { VVOZ_LOG_LEVEL: 'error' } });
  await backend.start();
  try {
    await waitUntilWarm(backend.url);
    const requests = await buildApiRequests(backend.url);
    const seconds = isWholeRun ? SHORT_SECONDS : SECONDS;
    return await measure({ url: backend.url, lots, engine: 'index', requests, seconds }, progress);
  } finally {
    await backend.end();
  }
}

/** Measures the same with a backend that reads from a ClickHouse of its own. Without one there are no rows. */
async function measureClickHouse(
  { progress }: BenchContext,
  dataDir: string,
  lots: number,
): Promise<readonly ApiRow[]> {
  if (!HAS_CLICKHOUSE) return [];
  const server = await startClickHouse();
  const { backend: port } = await findFreePorts();
  const env = { VVOZ_LOG_LEVEL: 'error', CATALOG_URL: await server.createDatabase() };
  const backend = new IsolatedBackend({ dataDir, port, env, readyPath: '/livez' });
  try {
    await backend.start();
    await progress.step(`Publishing ${lots.toLocaleString('en-US')} lots to ClickHouse`, async () => {
      for (const giveUp = Date.now() + MAX_PUBLISH_MS; ; await pause(500)) {
        const { ok } = await fetch(`${backend.url}/healthz`);
        if (ok) return;
        if (Date.now() > giveUp) throw new Error('The lots were not published to ClickHouse');
      }
    });
    const all = await buildApiRequests(backend.url);
    const some = Object.entries(all).map(([name, paths]) => [
      name,
      paths.filter((_, at) => at % CLICKHOUSE_STEP === 0),
    ]);
    const requests = Object.fromEntries(some) as RequestPaths;
    return await measure(
      { url: backend.url, lots, engine: 'ClickHouse', requests, seconds: SECONDS },
      progress,
    );
  } finally {
    await backend.end();
    await server.stop();
  }
}

/** Measures a catalogue with both engines. */
const measureBoth = async (
  context: BenchContext,
  dataDir: string,
  lots: number,
): Promise<readonly ApiRow[]> => [
  ...(await measureCatalogue(context, dataDir, lots)),
  ...(await measureClickHouse(context, dataDir, lots)),
];

/** Prepares the large catalogue in a folder of its own. Returns the folder. */
async function seedLarge({ stack, progress, signal }: BenchContext): Promise<string> {
  const dataDir = path.join(stack.dataDir, `bench/api-${LARGE.lots}`);
  await progress.step(`Preparing ${LARGE.lots.toLocaleString('en-US')} lots`, (onDetail) =>
    seed({
      root,
      dataDir,
      logFile: path.join(dataDir, 'logs/seed.log'),
      args: ['--if-needed', '--coming', `${LARGE.coming}`, '--sold', `${LARGE.sold}`],
      signal,
      onDetail,
    }),
  );
  return dataDir;
}

/** Compares the index with SQLite and PostgreSQL, on catalogues by data folder and number of lots. */
async function compareEngines(
  { progress }: BenchContext,
  catalogues: readonly (readonly [dataDir: string, lots: number])[],
): Promise<readonly EngineRow[]> {
  const rows: EngineRow[] = [];
  for (const [dataDir, lots] of catalogues)
    rows.push(
      ...(await progress.step(`Comparing engines at ${lots.toLocaleString('en-US')} lots`, () =>
        measureEngines(dataDir, lots),
      )),
    );
  return rows;
}

/**
 * Measures count, list, facets, one lot and similar lots with one backend process: first the times of first requests,
 * then requests per second over all of them. Unless all parts of the bench run, it also measures a million lots, and
 * beside the index ClickHouse, SQLite and PostgreSQL, where they are installed. Writes all rows to `bench/api.json` in
 * the data folder, and returns the figures of the demo catalogue with the index.
 */
export async function benchApi(context: BenchContext): Promise<Figures> {
  const { stack, isWholeRun } = context;
  const demo = await measureCatalogue(context, stack.dataDir, DEMO_LOTS);
  const large = isWholeRun ? undefined : await seedLarge(context);
  const rows =
    large === undefined
      ? demo
      : [
          ...demo,
          ...(await measureClickHouse(context, stack.dataDir, DEMO_LOTS)),
          ...(await measureBoth(context, large, LARGE.lots)),
        ];
  const engines =
    large === undefined
      ? []
      : await compareEngines(context, [
          [stack.dataDir, DEMO_LOTS],
          [large, LARGE.lots],
        ]);
  writeDetails(stack.dataDir, 'api', { connections: CONNECTIONS, rows, engines });
  console.log(`${formatApiTable(rows)}\n`);
  if (engines.length > 0)
    console.log(`Without HTTP, one query after the other:\n${formatEngineTable(engines)}\n`);
  const failed = rows.filter((row) => row.failed > 0);
  if (failed.length > 0)
    throw new Error(`The API refused requests: ${failed.map(({ name }) => name).join(', ')}`);
  return Object.fromEntries(
    demo.flatMap(({ name, firstP50Ms, requestsPerSecond }) => [
      [`${name}.first`, firstP50Ms],
      [`${name}.rate`, requestsPerSecond],
    ]),
  );
}

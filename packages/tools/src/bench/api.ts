import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { IsolatedBackend } from '../backend/IsolatedBackend.ts';
import { root } from '../lib/root.ts';
import { findFreePorts } from '../start/ports.ts';
import type { Progress } from '../start/progress.ts';
import { seed } from '../start/seed.ts';
import { buildApiRequests, type RequestPaths } from './buildApiRequests.ts';
import { formatApiTable, type ApiRow } from './apiTable.ts';

const CONNECTIONS = 16;
/** Catalogue sizes: the number of Japanese lots, and how many of them are coming and sold. */
const SIZES = [
  { lots: 360_000, coming: 60_000, sold: 300_000 },
  { lots: 1_000_000, coming: 160_000, sold: 840_000 },
] as const;

/** Sends one request after the other; returns their times in ms, ascending. */
async function measureFirst(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const target of paths) {
    const begun = performance.now();
    const answer = await fetch(url + target);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}${target} answered ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

const findQuantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function measure(
  url: string,
  lots: number,
  requests: RequestPaths,
  seconds: number,
  progress: Progress,
): Promise<readonly ApiRow[]> {
  const rows: ApiRow[] = [];
  for (const [name, paths] of Object.entries(requests)) {
    const row = await progress.step(`${name} at ${lots.toLocaleString('en-US')} lots`, async () => {
      const first = await measureFirst(url, paths);
      const again = await autocannon({
        url,
        connections: CONNECTIONS,
        duration: seconds,
        requests: paths.map((target) => ({ method: 'GET', path: target })),
      });
      return {
        lots,
        name,
        addresses: paths.length,
        firstP50Ms: findQuantile(first, 0.5),
        firstP99Ms: findQuantile(first, 0.99),
        requestsPerSecond: again.requests.average,
        p50Ms: again.latency.p50,
        p99Ms: again.latency.p99,
        failed: again.non2xx + again.errors,
      };
    });
    rows.push(row);
  }
  return rows;
}

/**
 * Measures count, list, facets, one lot and similar lots at 360,000 and 1,000,000 lots with one backend process: first the
 * times of uncached requests, then requests per second over all of them. Written to `bench/api.json` in the data folder.
 */
export async function benchApi(
  dataDir: string,
  seconds: number,
  progress: Progress,
  signal: AbortSignal,
): Promise<number> {
  const rows: ApiRow[] = [];
  for (const { lots, coming, sold } of SIZES) {
    const own = path.join(dataDir, `bench/api-${lots}`);
    await progress.step(`Preparing ${lots.toLocaleString('en-US')} lots`, (onDetail) =>
      seed({
        root,
        dataDir: own,
        logFile: path.join(own, 'logs/seed.log'),
        args: ['--if-needed', '--coming', `${coming}`, '--sold', `${sold}`],
        signal,
        onDetail,
      }),
    );
    const { backend: port } = await findFreePorts();
    const backend = new IsolatedBackend({ dataDir: own, port, env: { VVOZ_LOG_LEVEL: 'error' } });
    await backend.start();
    try {
      rows.push(
        ...(await measure(backend.url, lots, await buildApiRequests(backend.url), seconds, progress)),
      );
    } finally {
      await backend.end();
    }
  }
  const directory = path.join(dataDir, 'bench');
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'api.json');
  const machine = { cores: os.cpus().length, node: process.version, connections: CONNECTIONS };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`);
  console.log(
    `${formatApiTable(rows)}\n\n${CONNECTIONS} connections, one process; written to ${path.relative(root, file)}`,
  );
  return Number(rows.some(({ failed }) => failed > 0));
}

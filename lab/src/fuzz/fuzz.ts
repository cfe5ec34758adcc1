import { parseArgs } from 'node:util';
import { PlayRefused } from '@vvoz/demo/playFolder';
import pc from 'picocolors';
import { findGatewayPort } from '@vvoz/tools/gateway/findGatewayPort';
import { enterPlay, requirePlayFolder } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { Progress } from '@vvoz/tools/start/progress';
import { parseSettings } from '@vvoz/tools/start/settings';
import { listAddresses } from '@vvoz/tools/start/stack';
import { fuzzAbuse } from './abuse/fuzzAbuse.ts';
import { parseShare } from './abuse/parseShare.ts';
import { describeApi, describeSite } from './abuse/targets.ts';
import { generateQueries } from './generateQueries.ts';
import type { Dialect } from './plausible.ts';
import { fuzzRoutes } from './routes.ts';
import { isFailure, createSender } from './send.ts';
import type { Answer } from './send.ts';

// The list accepts every parameter, so it gets more requests than other calls.
const PATHS: Record<Dialect, string[]> = {
  api: ['cars', 'count', 'cars', 'brands', 'cars', 'models', 'cars', 'series', 'count', 'colors'].map(
    (call) => `/api/v2/${call}`,
  ),
  page: ['/japan/czeny-na-avto'],
};
const CONCURRENCY = 8;
/** Host names of this machine. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Failures that are printed; the others are counted only. */
const MAX_PRINTED = 20;

interface Failure extends Answer {
  target: string;
}

async function fuzz(base: string, dialect: Dialect, count: number, seed: number, signal: AbortSignal) {
  const paths = PATHS[dialect];
  const send = createSender(base, CONCURRENCY);
  const byStatus = new Map<string, number>();
  const failures: Failure[] = [];
  const times: number[] = [];
  const source = generateQueries(dialect, count, seed);
  let index = 0;
  const worker = async (detail: (text: string) => void) => {
    for (const query of source) {
      if (signal.aborted) return;
      const target = `${paths[index % paths.length]}?${query}`;
      index += 1;
      const response = await send(target);
      times.push(response.ms);
      byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
      if (isFailure(response)) failures.push({ ...response, target });
      detail(`${times.length} of ${count}, ${failures.length} failures`);
    }
  };
  const begun = performance.now();
  await new Progress(process.stderr).step(`Sending to ${base}`, (detail) =>
    Promise.all(Array.from({ length: CONCURRENCY }, () => worker(detail))),
  );
  return { byStatus, failures, times, seconds: (performance.now() - begun) / 1000 };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      count: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      base: { type: 'string' },
      share: { type: 'string', default: '1/1' },
    },
    allowPositionals: true,
  });
  const [target] = positionals;
  const count = Number(values.count);
  const seed = Number(values.seed);
  enterPlay('fuzz');
  const signal = createStopSignal(() => process.exit(130));
  if (target === 'routes') return fuzzRoutes(count, seed, signal);
  if (values.base !== undefined && !LOOPBACK.test(new URL(values.base).hostname))
    throw new PlayRefused(
      `--base: ${values.base} is not on this machine; fuzz floods what it is pointed at.`,
    );
  const running = listAddresses(requirePlayFolder(parseSettings(process.env, root)));
  if (target?.startsWith('abuse-')) {
    const run = { count, seed, share: parseShare(values.share) };
    const gateway = `http://127.0.0.1:${await findGatewayPort()}`;
    const all = { 'abuse-api': running.backend, 'abuse-site': running.main, 'abuse-gateway': gateway };
    const chosen = Object.entries(all).filter(([name]) => target === name || target === 'abuse-all');
    let faults = Number(chosen.length === 0);
    for (const [name, address] of chosen) {
      const base = new URL(values.base ?? address);
      const site = name === 'abuse-gateway' ? `main.localhost:${base.port}` : base.host;
      const described = name === 'abuse-api' ? await describeApi(base) : describeSite(base, site);
      faults += await fuzzAbuse(base, described, run, signal);
    }
    return Number(faults > 0);
  }
  if (target !== 'api' && target !== 'page') {
    console.error(
      'Usage: npm run lab -- fuzz page|api|routes|abuse-api|abuse-site|abuse-gateway|abuse-all [--count 100000] [--seed 1] ' +
        '[--base http://127.0.0.1:4000] [--share 1/4]',
    );
    return 1;
  }
  const base = values.base ?? (target === 'api' ? running.backend : running.main);
  const result = await fuzz(base, target, count, seed, signal);
  const { byStatus, failures, times, seconds } = result;
  const sorted = times.toSorted((a, b) => a - b);
  const formatQuantile = (share: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  const rate = (times.length / seconds).toFixed(0);
  console.log(
    `${times.length} requests, ${rate} a second; p50 ${formatQuantile(0.5)}, p99 ${formatQuantile(0.99)}, longest ${formatQuantile(1)}`,
  );
  for (const [status, number] of [...byStatus].sort()) console.log(`  ${status}: ${number}`);
  for (const { status, ms, target: address } of failures.slice(0, MAX_PRINTED)) {
    console.log(pc.red(`  ${status} after ${ms.toFixed(0)} ms: ${address.slice(0, 500)}`));
  }
  const isDown = times.length > 0 && byStatus.get('ECONNREFUSED') === times.length;
  if (isDown) console.log(`No server at ${base}: run npm start first, or give another address with --base`);
  return Number(failures.length > 0 || times.length === 0);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof PlayRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

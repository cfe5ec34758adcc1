import path from 'node:path';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { IsolatedSite } from '@vvoz/tools/backend/IsolatedSite';
import { createChance } from '../lib/random.ts';
import { root } from '@vvoz/tools/lib/root';
import { findFreePorts } from '@vvoz/tools/start/ports';
import { Progress } from '@vvoz/tools/start/progress';
import { seed } from '@vvoz/tools/start/seed';
import { buildMainSite } from '../lib/buildMainSite.ts';
import { FAULTS, startFaultProxy } from './faultProxy.ts';
import { runOutages, type OutageResult } from './outages.ts';
import { restartInOutage, runSiteKills } from './siteKills.ts';
import { SiteVisitor } from '../lib/SiteVisitor.ts';
import { findLeadFaults } from '../lib/storedLeads.ts';

/** The phone number that the site shows until its backend has answered for the first time. */
const TEL = '8 423 222-33-44';
const SEED = ['--coming', '6000', '--sold', '12000', '--seed', '7'];

export interface StorefrontChaosOptions {
  /** A folder that only this call uses: for logs, and for the data unless a backend is given. */
  readonly dataDir: string;
  /** A running backend with its data folder; without it the program starts one. */
  readonly backend?: { readonly url: string; readonly dataDir: string } | undefined;
  readonly rounds: number;
  /** Faults of the backend to try; all of them when empty. */
  readonly faults: readonly string[];
  readonly leads: number;
  readonly kills: number;
  readonly seed: number;
  /** Multiplies the time limits, for a machine that also does other work. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

async function startBackend(dataDir: string, port: number, signal: AbortSignal): Promise<IsolatedBackend> {
  await seed({ root, dataDir, logFile: path.join(dataDir, 'logs/seed.log'), args: SEED, signal });
  const backend = new IsolatedBackend({ dataDir, port, env: { VVOZ_LOG_LEVEL: 'error' } });
  await backend.start();
  return backend;
}

function printResults(results: readonly OutageResult[]): void {
  console.log('| backend | requests | slowest unseen page | recovery | faults |\n|---|---|---|---|---|');
  for (const { fault, requests, slowestMs, recoveryMs, faults } of results)
    console.log(
      `| ${fault} | ${requests} | ${slowestMs.toFixed(0)} ms | ${recoveryMs.toFixed(0)} ms | ${faults.length} |`,
    );
}

/**
 * Visits the main site while its backend is stopped, silent, slow or wrong, and kills the site while visitors read and
 * post. Returns 1 after a fault: for example a page was a 500 or too slow, a known page was not shown, or an
 * acknowledged lead was lost.
 */
export async function runStorefrontChaos(options: StorefrontChaosOptions): Promise<number> {
  const { dataDir, backend: runningBackend, rounds, leads, kills, patience, signal } = options;
  const progress = new Progress(process.stderr);
  const ports = await findFreePorts();
  const pick = createChance(options.seed);
  const tried = FAULTS.filter((fault) => options.faults.length === 0 || options.faults.includes(fault));
  await progress.step('Building', (onDetail) => buildMainSite(dataDir, signal, onDetail));
  const ownBackend = runningBackend
    ? undefined
    : await progress.step('Starting a backend', () => startBackend(dataDir, ports.backend, signal));
  const proxy = await startFaultProxy(runningBackend?.url ?? ownBackend!.url);
  const site = new IsolatedSite({ dataDir, port: ports.main, apiUrl: proxy.url, env: { VVOZ_TEL: TEL } });
  const visitor = new SiteVisitor(site.url, pick);
  try {
    await site.start();
    await visitor.openKnownPages(signal);
    const results = await progress.step('Breaking the backend', (detail) =>
      runOutages({ visitor, proxy, rounds, faults: tried, patience, signal, detail }),
    );
    const shared = { site, visitor, proxy };
    const restart = await restartInOutage(shared, TEL);
    const killing = await progress.step('Killing the site', (detail) =>
      runSiteKills({ ...shared, leads, kills, pick, signal, detail }),
    );
    const { faults: stored } = await findLeadFaults(runningBackend?.dataDir ?? dataDir, visitor.leads);
    printResults(results);
    const faults = [...results.flatMap((result) => result.faults), ...restart, ...killing, ...stored];
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    console.log(
      `storefronts: ${visitor.leads.size} leads acknowledged, site killed ${kills + 1} times, faults ${faults.length}`,
    );
    return Number(faults.length > 0 || signal.aborted);
  } finally {
    await site.end();
    await ownBackend?.end();
    await proxy.close();
  }
}

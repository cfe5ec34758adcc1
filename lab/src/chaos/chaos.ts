import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createChance } from '../lib/random.ts';
import { enterPlay, requirePlayFolder } from '@vvoz/tools/lib/play';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { findFreePorts } from '@vvoz/tools/start/ports';
import { runClusterCheck } from '../pair/runClusterCheck.ts';
import { runPairCheck } from '../pair/runPairCheck.ts';
import { Progress } from '@vvoz/tools/start/progress';
import { runDay } from './day/runDay.ts';
import { formatDrill, runDrill } from './drill.ts';
import { runFlood } from './flood.ts';
import { runImportChaos } from './imports.ts';
import { runBrowserChaos } from './leadsBrowser.ts';
import { runLeadChaos, type LeadChaos } from './leads.ts';
import { runStorefrontChaos } from './storefronts.ts';

const OPTIONS = {
  leads: { type: 'string', default: '10000' },
  kills: { type: 'string', default: '60' },
  times: { type: 'string', default: '5' },
  hold: { type: 'string', default: '8000' },
  imports: { type: 'string', default: '30' },
  flood: { type: 'string', default: '10000' },
  lots: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '20' },
  patience: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '10' },
  backend: { type: 'string' },
  'data-dir': { type: 'string' },
} as const;

/** Number of leads that `npm run lab -- chaos pair` sends by default. */
const DEFAULT_PAIR_LEADS = 200;
/** Number of leads that `npm run lab -- chaos cluster` sends by default. */
const DEFAULT_CLUSTER_LEADS = 2000;
/** Number of leads that `npm run lab -- chaos leads-browser` sends by default. */
const DEFAULT_BROWSER_LEADS = 1000;

/** Formats the counts of a run, and a line for each disturbance that was skipped. */
function describeLeads({
  acknowledged,
  refused,
  lost,
  doubled,
  mismatched,
  slowestMs,
  ...rest
}: LeadChaos): string {
  const disturbances = [...rest.disturbances].map(([name, times]) => `${name} ${times}`).join(', ');
  return [
    `leads: answered ${acknowledged}, lost ${lost}, doubled ${doubled}, falsely answered ${mismatched}, refused for now ${refused}, slowest answer ${slowestMs} ms; ${disturbances}; faults ${rest.faults.length}`,
    ...rest.skipped.map((reason) => `SKIPPED ${reason}`),
  ].join('\n');
}

/**
 * Kills imports while they run, disturbs the backend while leads arrive, and floods it with leads from one address.
 * Returns 1 after a fault: for example a lead was lost, the catalogue was a mixture of two imports, or the flood kept
 * another visitor out.
 * - `leads [10000]` only disturbs the backend while leads arrive.
 * - `leads-browser [1000]` sends leads from browser pages, and cuts network and backend.
 * - `pair` kills one of two sites and one of two backends.
 * - `cluster` kills each part of two sites, two backends, two shards, PostgreSQL and a gateway.
 * - `day` lets a day pass in ten minutes, with kills, faults and the alarms that they cause.
 * - `drill` backs up, destroys and restores.
 * - `storefronts [fault …]` breaks the backend of a site, and kills the site.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const readNumber = (name: keyof typeof OPTIONS) => Number(values[name]);
  enterPlay('chaos');
  const signal = createStopSignal(() => process.exit(130));
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vvoz-chaos-'));
  const { backend: port } = await findFreePorts();
  const pick = createChance(readNumber('seed'));
  const progress = new Progress(process.stderr);
  try {
    if (values['data-dir'] !== undefined) requirePlayFolder({ dataDir: values['data-dir'] });
    if (positionals[0] === 'leads-browser')
      return await runBrowserChaos(
        Number(positionals[1] ?? DEFAULT_BROWSER_LEADS),
        readNumber('seed'),
        dataDir,
      );
    if (positionals[0] === 'storefronts')
      return await runStorefrontChaos({
        dataDir,
        backend:
          values.backend === undefined
            ? undefined
            : { url: values.backend, dataDir: values['data-dir'] ?? '' },
        rounds: readNumber('rounds'),
        faults: positionals.slice(1),
        leads: readNumber('leads'),
        kills: readNumber('kills'),
        seed: readNumber('seed'),
        patience: readNumber('patience'),
        signal,
      });
    if (positionals[0] === 'pair')
      return await runPairCheck({
        dataDir,
        from: values['data-dir'],
        leads: values.leads === OPTIONS.leads.default ? DEFAULT_PAIR_LEADS : readNumber('leads'),
        seed: readNumber('seed'),
        signal,
      });
    if (positionals[0] === 'cluster')
      return await runClusterCheck({
        dataDir,
        leads: values.leads === OPTIONS.leads.default ? DEFAULT_CLUSTER_LEADS : readNumber('leads'),
        seed: readNumber('seed'),
        signal,
      });
    if (positionals[0] === 'day')
      return await progress.step('Living through a day', (detail) =>
        runDay({ dataDir, minutes: readNumber('minutes'), seed: readNumber('seed'), signal, detail }),
      );
    if (positionals[0] === 'drill') {
      const place = path.join(dataDir, 'data');
      const result = await runDrill({
        dataDir: place,
        backupDir: path.join(dataDir, 'backups'),
        port,
        leads: readNumber('leads'),
        env: {},
        destroy: async () => rmSync(place, { recursive: true }),
      });
      console.log(formatDrill(result));
      return Number(result.faults.length > 0);
    }
    const disturbLeads = (leads: number) =>
      progress.step('Disturbing the backend while leads come in', (detail) =>
        runLeadChaos(
          {
            dataDir,
            port,
            leads,
            kills: readNumber('kills'),
            rounds: readNumber('times'),
            holdMs: readNumber('hold'),
          },
          pick,
          signal,
          detail,
        ),
      );
    if (positionals[0] === 'leads') {
      const leads = await disturbLeads(Number(positionals[1] ?? values.leads));
      console.log(describeLeads(leads));
      for (const fault of leads.faults.slice(0, 20)) console.log(`  ${fault}`);
      return Number(leads.faults.length > 0 || signal.aborted);
    }
    const imports = await progress.step('Killing imports', (detail) =>
      runImportChaos(
        { dataDir, port, kills: readNumber('imports'), lots: readNumber('lots') },
        pick,
        signal,
        detail,
      ),
    );
    const leads = await disturbLeads(readNumber('leads'));
    const flood = await progress.step('Flooding the backend from one address', (detail) =>
      runFlood({ dataDir, port, posts: readNumber('flood') }, signal, detail),
    );
    console.log(
      `imports: killed ${imports.kills}, finished ${imports.finished}, faults ${imports.faults.length}`,
    );
    console.log(describeLeads(leads));
    console.log(
      `flood: ${flood.posts} posts, admitted ${flood.admitted}, other visitors ${flood.others}, faults ${flood.faults.length}`,
    );
    const faults = [...imports.faults, ...leads.faults, ...flood.faults];
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    return Number(faults.length > 0 || signal.aborted);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();

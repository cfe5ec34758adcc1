import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal } from '../lib/stopped.ts';
import { startOwnStack } from '../start/ownStack.ts';
import { Supervisor } from '../start/processes.ts';
import { Progress } from '../start/progress.ts';
import { parseSettings } from '../start/settings.ts';
import type { Settings } from '../start/settings.ts';
import { listAddresses } from '../start/stack.ts';
import { benchApi } from './api.ts';
import { benchCost } from './cost.ts';
import { benchInteraction } from './interaction.ts';
import { formatBenchTable } from './table.ts';
import type { Row } from './table.ts';

const CONNECTIONS = 16;
const supervisor = new Supervisor();
const signal = createStopSignal(() => process.exit(130));

/** Addresses to measure, with their names in the table. */
async function listTargets(settings: Settings): Promise<[name: string, url: string][]> {
  const base = listAddresses(settings);
  const answer = await fetch(`${base.backend}/api/v2/cars?limit=1`);
  const list = (await answer.json()) as { items: { ID: string; TYPE: string }[] };
  const lot = list.items[0];
  if (lot === undefined) throw new Error('The catalogue has no lots to measure: run npm run seed first');
  return [
    ['api count', `${base.backend}/api/v2/count?marka_name[]=TOYOTA&year_min=2015`],
    ['api list', `${base.backend}/api/v2/cars?marka_name[]=TOYOTA&year_min=2015&limit=20`],
    ['api brands', `${base.backend}/api/v2/brands`],
    ['api models', `${base.backend}/api/v2/models?marka_name=TOYOTA`],
    ['api one lot', `${base.backend}/api/v2/cars/${lot.TYPE}/${encodeURIComponent(lot.ID)}`],
    ['list page', `${base.main}/japan/czeny-na-avto`],
    ['list page, brand', `${base.main}/japan/czeny-na-avto/toyota`],
  ];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const progress = new Progress(process.stderr);
  try {
    if (positionals[0] === 'cost')
      return await benchCost(parseSettings(process.env, root).dataDir, progress, signal);
    if (positionals[0] === 'api')
      return await benchApi(
        parseSettings(process.env, root).dataDir,
        Number(values.seconds),
        progress,
        signal,
      );
    const settings = await startOwnStack(supervisor, progress, 'bench/logs', signal);
    if (positionals[0] === 'interaction')
      return await benchInteraction(listAddresses(settings).main, settings.dataDir, progress, signal);
    const rows: Row[] = [];
    for (const [name, url] of await listTargets(settings)) {
      signal.throwIfAborted();
      const duration = Number(values.seconds);
      const result = await progress.step(`Measuring ${name}`, () =>
        autocannon({ url, connections: CONNECTIONS, duration }),
      );
      rows.push({
        name,
        requestsPerSecond: result.requests.average,
        p50Ms: result.latency.p50,
        p99Ms: result.latency.p99,
        failed: result.non2xx + result.errors,
      });
    }
    const directory = path.join(settings.dataDir, 'bench');
    mkdirSync(directory, { recursive: true });
    const file = path.join(directory, 'latest.json');
    const machine = { cores: os.cpus().length, node: process.version, connections: CONNECTIONS };
    writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`);
    console.log(
      `${formatBenchTable(rows)}\n\n${CONNECTIONS} connections; written to ${path.relative(root, file)}`,
    );
    return Number(rows.some(({ failed }) => failed > 0));
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 130;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await supervisor.stop();
  }
}

process.exitCode = await main();

import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSupplier } from '@vvoz/supplier/startSupplier';
import pc from 'picocolors';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { stopSignal, untilAborted } from '../lib/stopped.ts';
import { build } from '../start/build.ts';
import { Supervisor } from '../start/processes.ts';
import { parseSettings } from '../start/settings.ts';
import { addresses, healthAddresses, startBackend, startStorefronts } from '../start/stack.ts';
import { throwAtDeath, upOrDead } from '../start/upOrDead.ts';
import { findFaults } from './findFaults.ts';
import { readPrices, type TypePrices } from './readPrices.ts';

const USAGE = `Usage: npm run rehearse -- [--count 400] [--seed 1] [--check] [--data-dir .data/rehearsal]

Starts sources that behave like the real ones, imports everything from them by the operator's own commands, prints what
came of it, and opens the three sites on the result.
  --count     records of each table
  --seed      another one gives other records
  --data-dir  emptied first: the database, pictures and logs of the rehearsal
  --check     end after the report; exit code 1 where a lot was lost or a median price is not plausible`;

/** The order in which an operator connects the sources: prices need the rates. */
const SOURCES = ['cbr', 'jpcenter', 'wordpress'] as const;
const DEFAULT_COUNT = '400';
const DEFAULT_SEED = '1';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: DEFAULT_COUNT },
    seed: { type: 'string', default: DEFAULT_SEED },
    check: { type: 'boolean', default: false },
    'data-dir': { type: 'string', default: '.data/rehearsal' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const supervisor = new Supervisor();
const signal = stopSignal(() => void supervisor.stop(0));

const roubles = (value: number): string => `${value.toLocaleString('en-US')} ₽`.padStart(16);

const describePrices = ({ type, lots, unpriced, lowest, median, highest }: TypePrices): string =>
  `${type.padEnd(12)}${String(lots).padStart(6)} lots ${String(unpriced).padStart(5)} unpriced ${roubles(lowest)}${roubles(median)}${roubles(highest)}`;

/** Runs a command of the operator's, its output on the terminal. Throws when it fails. */
async function operate(args: readonly string[], env: Record<string, string>, logFile: string): Promise<void> {
  console.log(pc.bold(`\nnpm run ingest -- ${args.join(' ')}`));
  const program = path.join(root, 'apps/backend/src/operator/cli/ingest.ts');
  const code = await run(process.execPath, [program, ...args], {
    cwd: root,
    env,
    logFile,
    signal,
    onLine: (line) => console.log(line),
  });
  if (code !== 0)
    throw new Error(`npm run ingest -- ${args.join(' ')} failed with exit code ${code}: see ${logFile}`);
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const settings = parseSettings({ ...process.env, VVOZ_DATA_DIR: values['data-dir'] }, root);
  const { dataDir } = settings;
  rmSync(dataDir, { recursive: true, force: true });
  const supplier = await startSupplier({
    count: Number(values.count),
    seed: Number(values.seed),
    now: new Date(),
  });
  const env = { ...supplier.variables, VVOZ_DATA_DIR: dataDir, NO_COLOR: '1' };
  try {
    const logFile = path.join(dataDir, 'logs/ingest.log');
    for (const source of SOURCES) await operate(['--source', source], env, logFile);
    await operate(['report'], env, logFile);
    await operate(['status'], env, logFile);

    const prices = readPrices(path.join(dataDir, 'vvoz.sqlite'));
    console.log(pc.bold(`\nTurnkey prices${' '.repeat(32)}lowest          median         highest`));
    for (const type of prices) console.log(describePrices(type));
    const faults = findFaults(path.join(dataDir, 'vvoz-state.sqlite'), supplier.unshowable, prices);
    for (const fault of faults) console.error(pc.red(fault));
    if (faults.length === 0)
      console.log(pc.green('\nNo lot was lost that can be shown; all prices are plausible.'));
    if (values.check) return faults.length === 0 ? 0 : 1;

    await build({ root, logFile: path.join(dataDir, 'logs/build.log'), signal });
    startBackend(supervisor, root, settings, supplier.variables);
    startStorefronts(supervisor, root, settings);
    await upOrDead(supervisor, healthAddresses(settings), { timeoutMs: 60_000, signal });
    console.log('\nThe sites on this data; Ctrl-C stops everything');
    for (const [name, address] of Object.entries(addresses(settings, 'localhost')))
      console.log(`  ${name.padEnd(8)} ${pc.cyan(address)}`);
    await Promise.race([untilAborted(signal), throwAtDeath(supervisor)]);
    return 0;
  } finally {
    await supervisor.stop();
    await supplier.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

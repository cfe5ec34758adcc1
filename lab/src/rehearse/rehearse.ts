import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { claimPlayFolder } from '@vvoz/demo/playFolder';
import { startSupplier } from '@vvoz/supplier/startSupplier';
import pc from 'picocolors';
import { enterPlay } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { run } from '@vvoz/tools/lib/run';
import { createStopSignal, waitUntilAborted } from '@vvoz/tools/lib/stopped';
import { build } from '@vvoz/tools/start/build';
import { Supervisor } from '@vvoz/tools/start/processes';
import { parseSettings } from '@vvoz/tools/start/settings';
import { listAddresses, listHealthAddresses, startBackend, startStorefronts } from '@vvoz/tools/start/stack';
import { throwOnUnexpectedExit, waitUntilUp } from '@vvoz/tools/start/waitUntilUp';
import { findFaults } from './findFaults.ts';
import { findLandingFaults } from '@vvoz/tools/contract/findLandingFaults';
import { readPrices, type TypePrices } from './readPrices.ts';

const USAGE = `Usage: npm run lab -- rehearse [--count 400] [--seed 1] [--check] [--data-dir .data/rehearsal]

Starts sources that behave like the real ones, imports from them with the operator's commands, prints the result, and
starts the three sites on it.
  --count     number of records per table
  --seed      the same seed gives the same records
  --data-dir  folder for database, pictures and logs; it is emptied first, so it must be new, empty, or of an earlier rehearsal
  --check     stop after the report; exit code 1 when a lot was lost, a median price is not plausible, or the title of a
              landing has a fault`;

/** In the order in which an operator connects the sources: prices need the rates first. */
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
enterPlay('rehearse');
const signal = createStopSignal(() => void supervisor.stop(0));

const formatRoubles = (value: number): string => `${value.toLocaleString('en-US')} ₽`.padStart(16);

const describePrices = ({ type, lots, unpriced, lowest, median, highest }: TypePrices): string =>
  `${type.padEnd(12)}${String(lots).padStart(6)} lots ${String(unpriced).padStart(5)} unpriced ${formatRoubles(lowest)}${formatRoubles(median)}${formatRoubles(highest)}`;

/** Runs `npm run ingest` with the arguments and prints its output. Throws when it fails. */
async function runIngest(
  args: readonly string[],
  env: Record<string, string>,
  logFile: string,
): Promise<void> {
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
  claimPlayFolder(dataDir, { isEmptied: true });
  rmSync(dataDir, { recursive: true, force: true });
  claimPlayFolder(dataDir);
  const supplier = await startSupplier({
    count: Number(values.count),
    seed: Number(values.seed),
    now: new Date(),
  });
  const env = { ...supplier.variables, VVOZ_DATA_DIR: dataDir, NO_COLOR: '1' };
  try {
    const logFile = path.join(dataDir, 'logs/ingest.log');
    for (const source of SOURCES) await runIngest(['--source', source], env, logFile);
    await runIngest(['report'], env, logFile);
    await runIngest(['status'], env, logFile);

    const prices = readPrices(path.join(dataDir, 'vvoz.sqlite'));
    console.log(pc.bold(`\nTurnkey prices${' '.repeat(32)}lowest          median         highest`));
    for (const type of prices) console.log(describePrices(type));
    const landings = findLandingFaults(path.join(dataDir, 'vvoz.sqlite'));
    console.log(`\n${landings.landings} landings have titles and descriptions`);
    const faults = [
      ...findFaults(path.join(dataDir, 'vvoz-state.sqlite'), supplier.invalid, prices),
      ...landings.faults,
    ];
    for (const fault of faults) console.error(pc.red(fault));
    if (faults.length === 0)
      console.log(pc.green('\nNo lot was lost, all prices are plausible, and all titles are good.'));
    if (values.check) return faults.length === 0 ? 0 : 1;

    await build({ root, logFile: path.join(dataDir, 'logs/build.log'), signal });
    startBackend(supervisor, root, settings, supplier.variables);
    startStorefronts(supervisor, root, settings);
    await waitUntilUp(supervisor, listHealthAddresses(settings), { timeoutMs: 60_000, signal });
    console.log('\nThe sites are ready; Ctrl-C stops everything');
    for (const [name, address] of Object.entries(listAddresses(settings, 'localhost')))
      console.log(`  ${name.padEnd(8)} ${pc.cyan(address)}`);
    await Promise.race([waitUntilAborted(signal), throwOnUnexpectedExit(supervisor)]);
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

import path from 'node:path';
import { MAX_LOT_AGE } from '@vvoz/api/headers/lotAges';
import { startCollector } from '@vvoz/telemetry/testing/startCollector';
import { findNginx, formatMissingNginx } from '@vvoz/tools/lib/findNginx';
import { root } from '@vvoz/tools/lib/root';
import { seed as seedData } from '@vvoz/tools/start/seed';
import { checkTrace } from './checkTrace.ts';
import { copyData } from './copyData.ts';
import { findWrongCounts } from './countLots.ts';
import { disturbPair } from './disturbPair.ts';
import { measurePriceAges, type PriceAge } from './measurePriceAges.ts';
import { getCataloguePath, PairStack } from './PairStack.ts';

const SEED = ['--coming', '6000', '--sold', '12000', '--seed', '7'];

export interface PairCheckOptions {
  /** A folder that only this call uses. */
  readonly dataDir: string;
  /** The data folder to copy; undefined: demo data are generated. */
  readonly from: string | undefined;
  readonly leads: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** Returns what is wrong with the ages of prices. */
const findAgeFaults = (ages: readonly PriceAge[]): readonly string[] =>
  ages.flatMap(({ surface, ageMs, newMs, faults }) => [
    ...faults,
    ...(newMs === undefined ? [`the ${surface} never had the new price`] : []),
    ...(ageMs > MAX_LOT_AGE * 1000
      ? [`the price of the ${surface} was ${Math.round(ageMs / 1000)} s old`]
      : []),
  ]);

const formatAges = (ages: readonly PriceAge[]): string =>
  ages.map(({ surface, ageMs }) => `${surface} ${(ageMs / 1000).toFixed(1)} s`).join(', ');

/**
 * Starts two sites and two backends on one SQLite folder behind the gateway. A page must be one trace, a changed price must
 * reach every page and call within MAX_LOT_AGE, and nothing may be lost when one of each is killed. Returns 1 when
 * something is wrong. Without nginx it prints a warning and checks nothing.
 */
export async function runPairCheck({
  dataDir,
  from,
  leads,
  seed,
  signal,
}: PairCheckOptions): Promise<number> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.warn(formatMissingNginx('the pair of sites and backends is'));
    return 0;
  }
  const logFile = path.join(dataDir, 'logs/seed.log');
  if (from === undefined) await seedData({ root, dataDir, logFile, args: SEED, signal });
  else copyData(from, dataDir);
  const collector = await startCollector();
  const stack = await PairStack.start({
    nginx,
    dataDir,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  try {
    const trace = await checkTrace(stack.gateway, collector);
    const [site] = stack.sites;
    const [, backend] = stack.backends;
    const disturbed = await disturbPair(stack, {
      dataDir,
      leads,
      seed,
      signal,
      disturb: async (reach) => {
        await reach(1 / 3);
        await Promise.all([site.end('SIGKILL'), backend.end('SIGKILL')]);
        await reach(2 / 3);
        await Promise.all([site.start(), backend.start()]);
      },
    });
    const counts = await findWrongCounts(stack.backends, dataDir);
    // After the import, because these changes are not noted as an import's are: every index is then built again.
    const ages = await measurePriceAges({
      databaseFile: getCataloguePath(dataDir),
      ways: [{ name: 'gateway', port: stack.gateway.port }],
      pacesMs: [300],
      beforeMs: 2500,
      afterMs: 1500,
      maxMs: MAX_LOT_AGE * 1000,
    });
    const faults = [...trace, ...findAgeFaults(ages), ...disturbed.faults, ...counts];
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    console.log(
      `pair: a changed price was at most ${formatAges(ages)} old; ${disturbed.leads} leads, ${disturbed.messages} messages, ` +
        `${disturbed.reads} pages (${disturbed.repeated} again), one site and one backend killed, faults ${faults.length}`,
    );
    return Number(faults.length > 0 || signal.aborted);
  } finally {
    await stack.stop();
    await collector.stop();
  }
}

import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { findNginx, formatMissingNginx } from '@vvoz/tools/lib/findNginx';
import { root } from '@vvoz/tools/lib/root';
import { findPostgres, startPostgres, type PostgresServer } from '@vvoz/tools/postgres/server';
import { seed as seedData } from '@vvoz/tools/start/seed';
import { createChance } from '../lib/random.ts';
import { askBackend, countIn, countInFile, findWrongCounts } from './countLots.ts';
import { disturbPair } from './disturbPair.ts';
import { PairStack } from './PairStack.ts';

const SEED = ['--coming', '6000', '--sold', '12000', '--seed', '7'];
/** A type that the import does not change. */
const UNCHANGED = 'japan';
/** How long a part is down, ms. */
const DOWN_MS = { min: 200, span: 3000 };

export interface ClusterCheckOptions {
  /** A folder that only this call uses. */
  readonly dataDir: string;
  readonly leads: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** A part of the stack that is killed and started again. */
interface Victim {
  readonly name: string;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The lots of all brands of a type: another statement than its count. */
async function countBrands(backend: string, type: string): Promise<number | undefined> {
  const brands = await askBackend<{ items: readonly { COUNT: number }[] }>(backend, `brands?type=${type}`);
  return brands?.items.reduce((sum, { COUNT }) => sum + COUNT, 0);
}

interface Servers {
  readonly shards: Awaited<ReturnType<typeof startClickHouse>>;
  readonly postgres: PostgresServer;
}

/** Kills each part in turn while visitors come. Returns what was wrong, and a line that says what happened. */
async function disturbCluster(
  stack: PairStack,
  { shards, postgres }: Servers,
  {
    dataDir,
    leads,
    seed,
    signal,
    env,
  }: ClusterCheckOptions & { readonly env: Readonly<Record<string, string>> },
): Promise<{ readonly faults: readonly string[]; readonly summary: string }> {
  const { sites, backends, gateway } = stack;
  const pick = createChance(seed);
  const isOver = new AbortController();
  const faults: string[] = [];
  const unchanged = countInFile(dataDir, UNCHANGED);
  let counts = 0;

  /** Counts all the time in both backends. No answer is allowed while a part is down, a wrong one never. */
  async function watchCounts(): Promise<void> {
    while (!isOver.signal.aborted && !signal.aborted) {
      for (const { url } of backends)
        for (const count of [await countIn(url, UNCHANGED), await countBrands(url, UNCHANGED)]) {
          if (count === undefined) continue;
          counts += 1;
          if (count !== unchanged) faults.push(`${count} lots of ${UNCHANGED} instead of ${unchanged}`);
        }
      await pause(50);
    }
  }

  const end = (process: (typeof sites)[number], name: string): Victim => ({
    name,
    kill: () => process.end('SIGKILL'),
    start: () => process.start(),
  });
  const victims: readonly Victim[] = [
    end(pick.oneOf(sites), 'site'),
    end(backends[0], 'backend that imports'),
    end(backends[1], 'backend that reads'),
    ...shards.servers.map((shard, at) => ({
      name: `shard ${at + 1}`,
      kill: () => shard.kill(),
      start: () => shard.start(),
    })),
    { name: 'PostgreSQL', kill: postgres.kill, start: postgres.start },
    { name: 'gateway', kill: gateway.kill, start: gateway.start },
  ];
  const watching = watchCounts();
  const disturbed = await disturbPair(stack, {
    dataDir,
    leads,
    seed,
    signal,
    env,
    disturb: async (reach) => {
      const order = victims.map((victim) => ({ victim, at: pick.below(1_000_000) }));
      for (const [index, { victim }] of order.toSorted((one, other) => one.at - other.at).entries()) {
        await reach((index + 1) / (victims.length + 1));
        await victim.kill();
        await pause(DOWN_MS.min + pick.below(DOWN_MS.span));
        await victim.start();
      }
    },
  });
  faults.push(...disturbed.faults, ...(await findWrongCounts(backends, dataDir)));
  isOver.abort();
  await watching;
  return {
    faults,
    summary:
      `cluster: ${disturbed.leads} leads, ${disturbed.messages} messages, ${disturbed.reads} pages (${disturbed.repeated} again), ` +
      `${counts} counts; killed once each: ${victims.map(({ name }) => name).join(', ')}; faults ${faults.length}`,
  };
}

/**
 * Starts two sites, two backends with folders of their own, two shards of ClickHouse, PostgreSQL and a gateway. Visitors
 * read, write and post while lots are imported and each part is killed in turn. Returns 1 when something was lost or
 * doubled, a count was wrong, or a request failed in spite of retries. Where a server is not installed it prints a warning
 * and checks nothing.
 */
export async function runClusterCheck(options: ClusterCheckOptions): Promise<number> {
  const { dataDir, signal } = options;
  const nginx = findNginx();
  const postgresPrograms = findPostgres();
  if (nginx === undefined || postgresPrograms === undefined || !HAS_CLICKHOUSE) {
    console.warn(
      nginx === undefined
        ? formatMissingNginx('the cluster is')
        : '! The cluster is SKIPPED: it needs PostgreSQL and ClickHouse (Debian: apt-get install postgresql clickhouse-server).',
    );
    return 0;
  }
  await seedData({ root, dataDir, logFile: path.join(dataDir, 'logs/seed.log'), args: SEED, signal });
  const [postgres, shards] = await Promise.all([
    startPostgres(postgresPrograms),
    startClickHouse({ shards: 2 }),
  ]);
  const env = { DATABASE_URL: postgres.url, CATALOG_URL: await shards.createDatabase() };
  let stack: PairStack | undefined;
  try {
    await runOperatorProgram('migrate', ['up', 'state'], env);
    await runOperatorProgram('catalogue', ['adopt'], { ...env, VVOZ_DATA_DIR: dataDir });
    stack = await PairStack.start({
      nginx,
      dataDir,
      readerDir: path.join(dataDir, 'reader'),
      backendEnv: () => env,
    });
    const { faults, summary } = await disturbCluster(stack, { shards, postgres }, { ...options, env });
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    console.log(summary);
    return Number(faults.length > 0 || signal.aborted);
  } finally {
    await stack?.stop();
    await Promise.all([postgres.stop(), shards.stop()]);
  }
}

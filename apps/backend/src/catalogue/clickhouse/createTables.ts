import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOT_FIELD_ROWS } from '@vvoz/catalogue/lots/lotFields';
import type { ClickHouseLocation } from '../../lib/clickHouseUrl.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import { RECORD_COLUMNS } from '../db/lotRecord.ts';
import type { ClickHouse } from './openClickHouse.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** Columns of numbers; all others are texts. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...LOT_FIELD_ROWS.flatMap(([, { kind, column }]) =>
    kind === 'count' || kind === 'positive' ? [column] : [],
  ),
  'rate_rank',
  'price',
]);
const FLAGS: ReadonlySet<string> = new Set([
  ...LOT_FIELD_ROWS.flatMap(([, { kind, column }]) => (kind === 'flag' ? [column] : [])),
  'live',
]);

const formatType = (column: string): string =>
  NUMBERS.has(column) ? 'Nullable(Int64)' : FLAGS.has(column) ? 'UInt8' : 'String';

/** The table that has a server's own rows. In a cluster the plain name is a table of the rows of all shards. */
export const getOwnTable = ({ cluster }: ClickHouseLocation, table: string): string =>
  cluster === undefined ? table : `${table}_shard`;

/** A statement of the migrations; for a cluster the two that it becomes. */
function compileStatement(text: string, location: ClickHouseLocation): readonly string[] {
  const { cluster, database, replicas } = location;
  const [, name] = /^create table if not exists (\w+)/.exec(text) ?? [];
  const [, key] = /\/\* by (\w+) \*\//.exec(text) ?? [];
  if (cluster === undefined || name === undefined || key === undefined) return [text];
  const own = getOwnTable(location, name);
  const engine =
    replicas > 1
      ? `ReplicatedMergeTree('/clickhouse/${database}/{shard}/${name}', '{replica}')`
      : 'MergeTree()';
  return [
    text.replace(name, own).replace('MergeTree()', engine),
    // The database by its name: after a restart an old server no longer knows which one was current.
    `create table if not exists ${name} as ${own} engine = Distributed(${cluster}, '${database}', ${own}, intHash64(${key}))`,
  ];
}

function listStatements(location: ClickHouseLocation): readonly string[] {
  const columns = RECORD_COLUMNS.map((column) => `${column} ${formatType(column)},`).join(' ');
  return readdirSync(MIGRATIONS)
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(MIGRATIONS, file), 'utf8')
        .replace(/^--.*$/gm, '')
        .replace('/* columns */', columns)
        .split(';'),
    )
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .flatMap((statement) => compileStatement(statement, location));
}

/**
 * Creates the tables that are missing on each server, and in tables of an earlier release the columns of new fields. Throws
 * an OperatorError when the database has the tables of one server and those of a cluster are wanted, or the reverse.
 */
export async function createTables({ location, servers }: ClickHouse): Promise<void> {
  const statements = listStatements(location);
  const isCluster = location.cluster !== undefined;
  for (const { run, all } of servers) {
    for (const statement of statements) await run(statement);
    const [lot] = await all<{ engine: string }>(
      `select engine from system.tables where database = currentDatabase() and name = 'lot'`,
    );
    if ((lot?.engine === 'Distributed') !== isCluster)
      throw new OperatorError(
        `CATALOG_URL names ${isCluster ? 'a cluster' : 'one server'}, but the database ${location.database} has tables for ${isCluster ? 'one server' : 'a cluster'}. Name another database.`,
      );
    for (const table of new Set([getOwnTable(location, 'lot'), 'lot'])) {
      const present = new Set(
        (
          await all<{ name: string }>(
            `select name from system.columns where database = currentDatabase() and table = ?`,
            [table],
          )
        ).map(({ name }) => name),
      );
      for (const column of RECORD_COLUMNS)
        if (!present.has(column))
          await run(`alter table ${table} add column ${column} ${formatType(column)} after key`);
    }
  }
}

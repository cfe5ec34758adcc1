import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { CONTRACT_SUFFIX, createMigrator, type ReversibleMigrations } from '../../../lib/createMigrator.ts';

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

/** What statements of a release depend on. */
interface Table {
  readonly columns: ReadonlyMap<string, Column>;
  /** Columns of each unique index. */
  readonly unique: ReadonlySet<string>;
  readonly parents: ReadonlySet<string>;
}

interface Schema {
  readonly tables: ReadonlyMap<string, Table>;
  /** Queries of the catalogue name the index that they use. */
  readonly indices: ReadonlySet<string>;
  readonly triggers: ReadonlySet<string>;
}

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: unknown;
}

function readTable(database: Sqlite.Database, table: string): Table {
  const columns = database.prepare('select * from pragma_table_xinfo(?)').all(table) as ColumnRow[];
  const unique = database
    .prepare(
      `select (select group_concat(name) from pragma_index_info(list.name)) from pragma_index_list(?) list where "unique" = 1`,
    )
    .pluck()
    .all(table) as string[];
  const parents = database.prepare('select "table" from pragma_foreign_key_list(?)').pluck().all(table);
  return {
    columns: new Map(
      columns.map(({ name, type, notnull, dflt_value: value }) => [
        name,
        { type: type.toLowerCase(), isRequired: notnull === 1, hasDefault: value !== null },
      ]),
    ),
    unique: new Set(unique),
    parents: new Set(parents as string[]),
  };
}

function readSchema(database: Sqlite.Database): Schema {
  const list = (type: string) =>
    database
      .prepare("select name from sqlite_schema where type = ? and name not like 'sqlite_%'")
      .pluck()
      .all(type) as string[];
  return {
    tables: new Map(list('table').map((name) => [name, readTable(database, name)])),
    indices: new Set(list('index')),
    triggers: new Set(list('trigger')),
  };
}

/** Lists the members of `from` that `other` lacks. */
const listMissing = (from: Iterable<string>, other: { has: (name: string) => boolean }): readonly string[] =>
  [...from].filter((name) => !other.has(name));

function compareTables(name: string, before: Table, after: Table): readonly string[] {
  const changes = listMissing(before.columns.keys(), after.columns).map(
    (column) => `drops or renames the column ${name}.${column}`,
  );
  for (const [column, { type, isRequired, hasDefault }] of after.columns) {
    const old = before.columns.get(column);
    if (old && old.type !== type) changes.push(`changes the type of ${name}.${column}`);
    if (isRequired && !hasDefault && !old?.isRequired)
      changes.push(`requires a value in ${name}.${column}, which the last release does not write`);
    if (old?.hasDefault && !hasDefault) changes.push(`removes the default of ${name}.${column}`);
  }
  for (const columns of listMissing(after.unique, before.unique))
    changes.push(`allows each ${columns} of ${name} only once`);
  for (const parent of listMissing(after.parents, before.parents))
    changes.push(`requires rows of ${parent} for ${name}`);
  return changes;
}

function compareSchemas(before: Schema, after: Schema): readonly string[] {
  return [
    ...[...before.tables].flatMap(([name, table]) => {
      const tableAfter = after.tables.get(name);
      return tableAfter ? compareTables(name, table, tableAfter) : [`drops or renames the table ${name}`];
    }),
    ...listMissing(before.indices, after.indices).map((index) => `drops the index ${index}`),
    ...listMissing(after.triggers, before.triggers).map((trigger) => `adds the trigger ${trigger}`),
  ];
}

/**
 * Applies migrations one by one to an empty database, and lists what would break the statements of the release before:
 * «0007-x drops or renames the column lead.tel». A migration whose name ends in `-contract` may do so.
 */
export async function findBreakingChanges(migrations: ReversibleMigrations): Promise<readonly string[]> {
  const database = new Sqlite(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const migrator = await createMigrator(db, migrations);
  const faults: string[] = [];
  try {
    for (const name of Object.keys(migrations).toSorted()) {
      const before = readSchema(database);
      const { error } = await migrator.migrateTo(name);
      if (error) throw error;
      if (name.endsWith(CONTRACT_SUFFIX)) continue;
      faults.push(...compareSchemas(before, readSchema(database)).map((change) => `${name} ${change}`));
    }
    return faults;
  } finally {
    await db.destroy();
  }
}

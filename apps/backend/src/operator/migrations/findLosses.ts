import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { createMigrator, type ReversibleMigrations } from '../../lib/createMigrator.ts';

/** Tables whose rows are made again from others: which lots changed, for the index in memory. */
const DERIVED: ReadonlySet<string> = new Set(['lot_change', 'catalogue_stamp']);

/** A table that rolling back a migration would drop, or a column of a table that stays. */
interface Dropped {
  readonly table: string;
  readonly column?: string;
}

/** Finds what rolling back a migration drops, by doing so in an empty database in memory. */
export async function findDropped(
  migrations: ReversibleMigrations,
  name: string,
): Promise<readonly Dropped[]> {
  const database = new Sqlite(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  try {
    const migrator = await createMigrator(db, migrations);
    const listTables = async () =>
      new Map(
        (await db.introspection.getTables()).map(({ name: table, columns }) => [
          table,
          columns.map((column) => column.name),
        ]),
      );
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
    const before = await listTables();
    const down = await migrator.migrateDown();
    if (down.error) throw down.error;
    const after = await listTables();
    return [...before].flatMap(([table, columns]) => {
      const columnsAfter = after.get(table);
      if (!columnsAfter) return DERIVED.has(table) ? [] : [{ table }];
      return columns.filter((column) => !columnsAfter.includes(column)).map((column) => ({ table, column }));
    });
  } finally {
    await db.destroy();
  }
}

/** Lists what would be lost: «table chat_message: 12 rows», «column lot.cost: 300 values». */
export async function findLosses(
  db: Kysely<unknown>,
  dropped: readonly Dropped[],
): Promise<readonly string[]> {
  const losses: string[] = [];
  for (const { table, column } of dropped) {
    const hasValue =
      column === undefined
        ? sql`true`
        : sql`${sql.ref(column)} is not null and cast(${sql.ref(column)} as text) not in ('', '0')`;
    const { rows } = await sql<{ count: string | number }>`
      select count(*) as count from ${sql.table(table)} where ${hasValue}`.execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0)
      losses.push(
        column === undefined ? `table ${table}: ${count} rows` : `column ${table}.${column}: ${count} values`,
      );
  }
  return losses;
}

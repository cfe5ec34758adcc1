import { CompiledQuery, Kysely, sql, type Dialect } from 'kysely';
import { createPostgresDialect } from '../../../state/createPostgresDialect.ts';
import { openState, type State, type StateLocation } from '../../../state/openState.ts';
import type { StateDb, StateTables } from '../../../state/schema.ts';
import { createSqliteDialect } from '../../../state/sqlite/createSqliteDialect.ts';
import { playSession } from './playSession.ts';

const WAIT_MS = 5000;

/** What a release did with an empty database, and how many rows each table had afterwards. */
export interface Recording {
  readonly statements: readonly (readonly [statement: string, parameters: readonly unknown[]])[];
  readonly rows: Readonly<Record<string, number>>;
}

/** Counts the rows of each of our tables. */
export async function countAll(db: StateDb): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

function connect(place: StateLocation): { readonly dialect: Dialect; readonly engine: State['engine'] } {
  if ('url' in place) {
    const { dialect, pool } = createPostgresDialect(place.url, WAIT_MS);
    return { dialect, engine: { kind: 'postgres', pool } };
  }
  const dialect = createSqliteDialect(place.file, { isThreaded: false, maxWaitMs: WAIT_MS });
  return { dialect, engine: { kind: 'sqlite', file: place.file } };
}

/** Plays a session on a new database and records its statements. */
export async function recordSession(place: StateLocation): Promise<Recording> {
  await (await openState(place)).close();
  const statements: [string, readonly unknown[]][] = [];
  const { dialect, engine } = connect(place);
  let isRecording = true;
  const db: StateDb = new Kysely<StateTables>({
    dialect,
    log: ({ level, query }) => {
      if (level === 'query' && isRecording && !/^(?:begin|commit|rollback|start)/i.test(query.sql))
        statements.push([query.sql, query.parameters]);
    },
  });
  const close = () => db.destroy();
  try {
    await playSession({ db, engine, close });
    isRecording = false;
    return { statements, rows: await countAll(db) };
  } finally {
    await close();
  }
}

/** Runs the statements of a recording. Throws at the first one that fails: names it, with the error as the cause. */
export async function replay(db: StateDb, { statements }: Recording): Promise<void> {
  for (const [statement, parameters] of statements)
    try {
      await db.executeQuery(CompiledQuery.raw(statement, [...parameters]));
    } catch (error) {
      throw new Error(`A statement of the last release fails: ${statement}`, { cause: error });
    }
}

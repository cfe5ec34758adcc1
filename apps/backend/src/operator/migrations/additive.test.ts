import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { CATALOGUE_MIGRATIONS } from '../../catalogue/db/migrations/migrations.ts';
import type { ReversibleMigrations } from '../../lib/createMigrator.ts';
import { STATE_MIGRATIONS } from '../../state/migrations/migrations.ts';
import { findBreakingChanges } from './testing/findBreakingChanges.ts';

/** A change that was released before this rule existed. */
const EARLIER = ['0002-parents-and-measures drops or renames the table quarantine'];

test('no migration breaks the statements of the release before it', async () => {
  expect(await findBreakingChanges(STATE_MIGRATIONS)).toEqual([]);
  expect(await findBreakingChanges(CATALOGUE_MIGRATIONS)).toEqual(EARLIER);
});

/** The migrations of the operator's data and one more. */
const withChange = (name: string, statements: readonly string[]): ReversibleMigrations => ({
  ...STATE_MIGRATIONS,
  [name]: {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    down: async () => undefined,
  },
});
const NOTE_OF_TWO = 'create table note_new (name text primary key, value text not null, kind text not null)';

test.each([
  ['a dropped table', ['drop table note'], ['drops or renames the table note']],
  ['a renamed table', ['alter table note rename to notes'], ['drops or renames the table note']],
  ['a dropped column', ['alter table lead drop column page'], ['drops or renames the column lead.page']],
  [
    'a renamed column',
    ['alter table lead rename column page to address'],
    ['drops or renames the column lead.page'],
  ],
  [
    'a column that must be given',
    [NOTE_OF_TWO, 'drop table note', 'alter table note_new rename to note'],
    [
      'removes the default of note.value',
      'requires a value in note.kind, which the last release does not write',
    ],
  ],
  [
    'a new unique index',
    ['create unique index one_tel on lead (tel)'],
    ['allows each tel of lead only once'],
  ],
  ['a dropped index', ['drop index lead_by_time'], ['drops the index lead_by_time']],
  [
    'a trigger',
    ["create trigger no_page before insert on lead begin select raise(abort, 'no'); end"],
    ['adds the trigger no_page'],
  ],
])('%s is found', async (_, statements, changes) => {
  const breakingChanges = await findBreakingChanges(withChange('9001-change', statements));
  expect(breakingChanges).toEqual(changes.map((change) => `9001-change ${change}`));
  // A later release may make the change under this name, because an older release refuses a database with it.
  expect(await findBreakingChanges(withChange('9001-change-contract', statements))).toEqual([]);
});

test('a new table, column with a default, nullable column and index are additions', async () => {
  const breakingChanges = await findBreakingChanges(
    withChange('9001-more', [
      'create table visit (id text primary key, lead_id text not null references lead (id))',
      "alter table lead add column city text not null default ''",
      'alter table lead add column score integer',
      'create index lead_by_city on lead (city)',
    ]),
  );
  expect(breakingChanges).toEqual([]);
});

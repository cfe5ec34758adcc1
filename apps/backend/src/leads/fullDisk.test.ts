import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTempState } from '../state/testing/openTempState.ts';
import { saveLead } from './saveLead.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

test('on a full disk no part of a lead is saved; the lead can be sent again when there is room', async () => {
  const state = await openTempState();
  const { db } = state;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  const lead = createSampleLead({ message: 'Жду звонка. '.repeat(4000) });
  await expect(saveLead(state, lead, ['webhook'])).rejects.toMatchObject({
    name: 'StateUnavailable',
    code: 'SQLITE_FULL',
  });
  expect(await db.selectFrom('lead').select('id').execute()).toEqual([]);
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  expect(await saveLead(state, lead, ['webhook'])).toMatchObject({ id: lead.id, duplicate: false });
});

test('a statement is not written when SQLite has already ended its transaction', async () => {
  const { db } = await openTempState();
  const half = db.transaction().execute(async (trx) => {
    await trx.insertInto('note').values({ name: 'first', value: '1' }).execute();
    await sql.raw('rollback').execute(trx);
    await trx.insertInto('note').values({ name: 'second', value: '2' }).execute();
  });
  await expect(half).rejects.toMatchObject({ name: 'StateUnavailable', code: 'SQLITE_ABORT' });
  expect(
    await db.selectFrom('note').select('name').where('name', 'in', ['first', 'second']).execute(),
  ).toEqual([]);
  await db.insertInto('note').values({ name: 'second', value: '2' }).execute();
});

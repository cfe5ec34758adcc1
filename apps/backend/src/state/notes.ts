import type { StateDb } from './schema.ts';

/** Reads a small value of the backend; undefined if it was never written. */
export async function readNote(db: StateDb, name: string): Promise<string | undefined> {
  const note = await db.selectFrom('note').select('value').where('name', '=', name).executeTakeFirst();
  return note?.value;
}

/** Writes a small value of the backend and replaces an earlier one. */
export async function writeNote(db: StateDb, name: string, value: string): Promise<void> {
  await db
    .insertInto('note')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns a stored value; stores `value` if there is none. So all processes share the value of the first one. */
export async function readOrCreateNote(db: StateDb, name: string, value: string): Promise<string> {
  await db
    .insertInto('note')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readNote(db, name)) ?? value;
}

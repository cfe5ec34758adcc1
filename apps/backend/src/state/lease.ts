import type { StateDb } from './schema.ts';

/**
 * Takes or renews the lease of a piece of work for `ms` milliseconds; false while another holder has it. Of two that ask
 * at one time one gets it, whatever processes they are in. A lease whose holder died comes free when it runs out.
 */
export async function takeLease(
  db: StateDb,
  name: string,
  holder: string,
  ms: number,
  now = new Date(),
): Promise<boolean> {
  const until = new Date(now.getTime() + ms).toISOString();
  const taken = await db
    .insertInto('lease')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((eb) => eb.or([eb('lease.until', '<=', now.toISOString()), eb('lease.holder', '=', holder)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives a lease back; one that another holder has by now stays theirs. */
export async function releaseLease(db: StateDb, name: string, holder: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
}

/**
 * Marks a time at which a piece of work is due as taken, so that of several processes with one timetable one does it.
 * False when this time, or a later one, was taken already.
 */
export async function takeTurn(db: StateDb, work: string, due: Date): Promise<boolean> {
  const value = due.toISOString();
  const taken = await db
    .insertInto('note')
    .values({ name: `turn:${work}`, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('note.value', '<', value))
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

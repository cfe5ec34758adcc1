import type { StateDb } from './schema.ts';

/**
 * Takes or renews the lease of a piece of work for `ms` milliseconds. Returns false while another holder has it. When
 * several processes try at once, exactly one gets it. The lease of a holder that died expires. A lease that ends later
 * than `2 * ms` from now was taken by a clock that was ahead, and is ignored.
 */
export async function takeLease(
  db: StateDb,
  name: string,
  holder: string,
  ms: number,
  now = new Date(),
): Promise<boolean> {
  const until = new Date(now.getTime() + ms).toISOString();
  const maxUntil = new Date(now.getTime() + 2 * ms).toISOString();
  const claimed = await db
    .insertInto('lease')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((eb) =>
          eb.or([
            eb('lease.until', '<=', now.toISOString()),
            eb('lease.until', '>', maxUntil),
            eb('lease.holder', '=', holder),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Releases a lease. Does nothing if another holder has it by now. */
export async function releaseLease(db: StateDb, name: string, holder: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
}

/** How much later than this run a claimed run may be, ms. A still later one was claimed by a clock that was ahead. */
const MAX_CLOCK_LEAD_MS = 3_600_000;

/**
 * Claims one run of a scheduled job, so that only one of several processes executes it. Returns false when this run, or
 * a later one, is already claimed.
 * @param due the time of the run
 */
export async function claimRun(db: StateDb, work: string, due: Date): Promise<boolean> {
  const value = due.toISOString();
  const maxClaimed = new Date(due.getTime() + MAX_CLOCK_LEAD_MS).toISOString();
  const claimed = await db
    .insertInto('note')
    .values({ name: `turn:${work}`, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where((eb) => eb.or([eb('note.value', '<', value), eb('note.value', '>', maxClaimed)])),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

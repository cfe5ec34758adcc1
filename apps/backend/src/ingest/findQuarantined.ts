import type { QuarantineTable, StateDb } from '../state/schema.ts';

/** Selects quarantined records: one, those of a feed table, or all. */
export interface QuarantineChoice {
  readonly id?: string | undefined;
  readonly source?: string | undefined;
  readonly limit?: number;
}

/** Finds quarantined records, the newest first. */
export function findQuarantined(
  db: StateDb,
  { id, source, limit }: QuarantineChoice = {},
): Promise<QuarantineTable[]> {
  let query = db.selectFrom('quarantine').selectAll().orderBy('at', 'desc').orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  if (source !== undefined) query = query.where('source', '=', source);
  return (limit === undefined ? query : query.limit(limit)).execute();
}

export const countQuarantined = async (db: StateDb, source?: string): Promise<number> => {
  const query = db.selectFrom('quarantine').select((eb) => eb.fn.countAll<number>().as('count'));
  const { count } = await (
    source === undefined ? query : query.where('source', '=', source)
  ).executeTakeFirstOrThrow();
  return Number(count);
};

import type { StateDb } from '../state/schema.ts';

/** How many leads are changed at once. */
const BATCH = 500;

/** Which requests lose their personal data: those of a phone number (E.164), all before a time (ISO), or some by id. */
export type LeadSelection =
  | { readonly tel: string }
  | { readonly before: string }
  | { readonly ids: readonly string[] };

export interface ForgottenLeads {
  readonly leads: number;
  /** Deliveries that will not take place. */
  readonly cancelled: number;
  /** How many of the leads each target already has. The operator has to remove them there. */
  readonly passedOn: Readonly<Record<string, number>>;
}

/** The query of an address: what advertising, a form or a person wrote there. */
const QUERY = /\?[^\s"'<>\\]*/g;

const dropQueries = (text: string): string => text.replace(QUERY, '');

/** Removes the queries of addresses from the page, the lot and the receipt of leads, and from the page of their consents. */
async function dropLeadQueries(db: StateDb, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const leads = await db
      .selectFrom('lead')
      .select(['id', 'page', 'lot', 'receipt'])
      .where('id', 'in', batch)
      .where((where) =>
        where.or([
          where('page', 'like', '%?%'),
          where('lot', 'like', '%?%'),
          where('receipt', 'like', '%?%'),
        ]),
      )
      .execute();
    for (const { id, page, lot, receipt } of leads)
      await db
        .updateTable('lead')
        .set({ page: dropQueries(page), lot: dropQueries(lot), receipt: dropQueries(receipt) })
        .where('id', '=', id)
        .execute();
    const events = await db
      .selectFrom('consent_event')
      .select(['id', 'page'])
      .where('lead_id', 'in', batch)
      .where('page', 'like', '%?%')
      .execute();
    for (const { id, page } of events)
      await db
        .updateTable('consent_event')
        .set({ page: dropQueries(page) })
        .where('id', '=', id)
        .execute();
  }
}

/** Values of a forgotten lead. The blank `tel` marks it: a lead is never saved without a number. */
const NO_PERSON = { name: '', tel: '', message: '', ip: '', marks: '{}' };

/**
 * Removes what is personal from leads and cancels their deliveries. The lot and the page without queries, the times and the
 * version of the consent stay. The idempotency key stays too: an old request that is sent again does not bring the data back.
 * @param db a transaction
 */
export async function forgetLeads(db: StateDb, selection: LeadSelection): Promise<ForgottenLeads> {
  const forgotten = await db
    .updateTable('lead')
    .set(NO_PERSON)
    .where('tel', '!=', '')
    .$call((update) => {
      if ('tel' in selection) return update.where('tel', '=', selection.tel);
      if ('ids' in selection) return update.where('id', 'in', selection.ids);
      return update.where('created_at', '<', selection.before);
    })
    .returning('id')
    .execute();
  const allForgotten = db.selectFrom('lead').select('id').where('tel', '=', '');
  const { numDeletedRows } = await db
    .deleteFrom('delivery')
    .where('state', '!=', 'delivered')
    .where('lead_id', 'in', allForgotten)
    .executeTakeFirst();
  // A target's error message may repeat what it was sent.
  await db.updateTable('delivery').set({ last_error: '' }).where('lead_id', 'in', allForgotten).execute();
  const delivered = await db
    .selectFrom('delivery')
    .select(['lead_id', 'target'])
    .where('lead_id', 'in', allForgotten)
    .orderBy('target')
    .execute();
  const ids = new Set(forgotten.map(({ id }) => id));
  await dropLeadQueries(db, [...ids]);
  const passedOn: Record<string, number> = {};
  for (const { lead_id: id, target } of delivered)
    if (ids.has(id)) passedOn[target] = (passedOn[target] ?? 0) + 1;
  return { leads: ids.size, cancelled: Number(numDeletedRows), passedOn };
}

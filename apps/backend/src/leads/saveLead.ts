import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DeliveryTable, LeadTable, StateDb } from '../state/schema.ts';
import { leadToRow, type Lead } from './leadRecord.ts';

/** What the visitor said: two requests of one key that differ here are not one. Marks and addresses may change. */
const SAID = [
  'kind',
  'name',
  'tel',
  'message',
  'host',
  'page',
  'lot',
  'receipt',
] as const satisfies readonly (keyof LeadTable)[];

/** Two different requests carry one idempotency key. */
export class KeyConflict extends Error {
  override readonly name = 'KeyConflict';
}

export interface SavedLead {
  readonly id: string;
  readonly createdAt: string;
  /** The key was sent before: this is the first one's id. */
  readonly duplicate: boolean;
}

/** A delivery that is due. */
export const createDelivery = (leadId: string, target: string, dueAt: string): Insertable<DeliveryTable> => ({
  id: randomUUID(),
  lead_id: leadId,
  target,
  state: 'pending',
  attempts: 0,
  due_at: dueAt,
  claimed_by: '',
  claimed_until: '',
  last_error: '',
  delivered_at: '',
});

/**
 * Writes a lead and what has to be delivered, both or neither; when this resolves, it is on the disk. The key decides:
 * of several with one key, however they race, the first is written and the others get its id. Throws KeyConflict.
 */
export async function saveLead(
  { db }: { readonly db: StateDb },
  lead: Lead,
  targets: readonly string[],
): Promise<SavedLead> {
  const row = leadToRow(lead);
  const added = await db.transaction().execute(async (trx) => {
    // First a write: a transaction of SQLite that begins with a read cannot wait for another's end.
    const inserted = await trx
      .insertInto('lead')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted && targets.length > 0)
      await trx
        .insertInto('delivery')
        .values(targets.map((target) => createDelivery(lead.id, target, lead.createdAt)))
        .execute();
    return inserted !== undefined;
  });
  if (added) return { id: lead.id, createdAt: lead.createdAt, duplicate: false };
  const first = await db
    .selectFrom('lead')
    .selectAll()
    .where('idempotency_key', '=', lead.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (SAID.some((name) => first[name] !== row[name]))
    throw new KeyConflict('The key was used for another request');
  return { id: first.id, createdAt: first.created_at, duplicate: true };
}

import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DeliveryTable, LeadTable, StateDb } from '../state/schema.ts';
import { repeatWhenLost } from '../state/StateUnavailable.ts';
import { recordConsents } from './consents/consentRegister.ts';
import { formatLeadRow, type Lead } from './leadRecord.ts';

/**
 * The visitor's own fields. They must be equal in two requests with the same key. Metadata and IP address may differ.
 */
const COMPARED_FIELDS = [
  'kind',
  'name',
  'tel',
  'message',
  'host',
  'page',
  'lot',
  'receipt',
] as const satisfies readonly (keyof LeadTable)[];

/** The idempotency key was already used for a different request. */
export class KeyConflict extends Error {
  override readonly name = 'KeyConflict';
}

export interface SavedLead {
  readonly id: string;
  readonly createdAt: string;
  /** The key was sent before. Then `id` is that of the first request. */
  readonly duplicate: boolean;
}

/** Creates the row of a new delivery. */
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
  outcome: '',
  outcome_at: '',
});

/**
 * Writes a lead, its deliveries and its consents in one transaction; when this resolves, they are on the disk. When
 * several requests with the same key race, the first is written and the others get its id. A lost connection is tried once
 * more. Throws KeyConflict and StateUnavailable.
 * @param targets names of the targets to deliver to
 */
export const saveLead = (
  { db }: { readonly db: StateDb },
  lead: Lead,
  targets: readonly string[],
): Promise<SavedLead> => repeatWhenLost(() => saveOnce(db, lead, targets));

async function saveOnce(db: StateDb, lead: Lead, targets: readonly string[]): Promise<SavedLead> {
  const row = formatLeadRow(lead);
  const isNew = await db.transaction().execute(async (trx) => {
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
    if (inserted) await recordConsents(trx, lead);
    return inserted !== undefined;
  });
  if (isNew) return { id: lead.id, createdAt: lead.createdAt, duplicate: false };
  const first = await db
    .selectFrom('lead')
    .selectAll()
    .where('idempotency_key', '=', lead.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (COMPARED_FIELDS.some((name) => first[name] !== row[name]))
    throw new KeyConflict('The key was used for another request');
  return { id: first.id, createdAt: first.created_at, duplicate: true };
}

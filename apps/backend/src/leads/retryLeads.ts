import type { StateDb } from '../state/schema.ts';
import { createDelivery } from './saveLead.ts';

/** Selects what to deliver again: one lead, dead deliveries, or all leads that a target has not received. */
export type RetryChoice =
  | { readonly kind: 'lead'; readonly id: string }
  | { readonly kind: 'dead'; readonly target: string | undefined; readonly since: string }
  | { readonly kind: 'target'; readonly target: string; readonly since: string };

export interface RetryOutcome {
  /** Number of dead or waiting deliveries that are due now. */
  readonly due: number;
  /** Number of new deliveries: to targets that were configured after the lead arrived. */
  readonly created: number;
}

const BATCH_SIZE = 200;

async function makeDue(db: StateDb, choice: RetryChoice, at: string): Promise<number> {
  let update = db
    .updateTable('delivery')
    .set({ state: 'pending', attempts: 0, due_at: at })
    .where('state', 'in', choice.kind === 'dead' ? ['dead'] : ['dead', 'pending'])
    // Leave deliveries that a worker has claimed.
    .where('claimed_until', '<=', at);
  if (choice.kind === 'lead') update = update.where('lead_id', '=', choice.id);
  else {
    if (choice.target !== undefined) update = update.where('target', '=', choice.target);
    if (choice.since !== '')
      update = update.where('lead_id', 'in', (from) =>
        from.selectFrom('lead').select('lead.id').where('lead.created_at', '>=', choice.since),
      );
  }
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

async function createMissing(db: StateDb, choice: RetryChoice, target: string, at: string): Promise<number> {
  let created = 0;
  for (;;) {
    let missing = db
      .selectFrom('lead')
      .select('lead.id')
      // Forgotten leads have no number.
      .where('lead.tel', '!=', '')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('delivery')
              .select('delivery.id')
              .whereRef('delivery.lead_id', '=', 'lead.id')
              .where('delivery.target', '=', target),
          ),
        ),
      )
      .limit(BATCH_SIZE);
    if (choice.kind === 'lead') missing = missing.where('lead.id', '=', choice.id);
    else missing = missing.where('lead.created_at', '>=', choice.since);
    const rows = await missing.execute();
    if (rows.length === 0) return created;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('delivery')
      .values(rows.map(({ id }) => createDelivery(id, target, at)))
      .onConflict((conflict) => conflict.columns(['lead_id', 'target']).doNothing())
      .executeTakeFirst();
    created += Number(numInsertedOrUpdatedRows ?? 0n);
  }
}

/**
 * Makes deliveries due now with their attempts reset, and creates missing ones.
 * @param configured names of the configured targets
 */
export async function retryLeads(
  { db }: { readonly db: StateDb },
  choice: RetryChoice,
  configured: readonly string[],
  now: Date,
): Promise<RetryOutcome> {
  const at = now.toISOString();
  const due = await makeDue(db, choice, at);
  const chosenTargets = configured.filter(
    (target) => choice.kind === 'lead' || (choice.kind === 'target' && choice.target === target),
  );
  let created = 0;
  for (const target of chosenTargets) created += await createMissing(db, choice, target, at);
  return { due, created };
}

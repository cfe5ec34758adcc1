import type { Selectable } from 'kysely';
import type { DeliveryTable, StateDb } from '../state/schema.ts';
import { parseLeadRow, type Lead } from './leadRecord.ts';

export interface LeadWithDeliveries {
  readonly lead: Lead;
  /** Sorted by name of target. */
  readonly deliveries: readonly Selectable<DeliveryTable>[];
}

/**
 * Returns a lead as exports contain it: with the state and time of each delivery. The time is '' unless it was
 * delivered.
 */
export const toExportedLead = ({ lead, deliveries }: LeadWithDeliveries) => ({
  ...lead,
  deliveries: deliveries.map(({ target, state, delivered_at: at, outcome }) => ({
    target,
    state,
    at,
    outcome,
  })),
});

const PAGE_SIZE = 200;

export interface LeadSearch {
  /** ISO time of the earliest lead; absent: all. */
  readonly since?: string | undefined;
  readonly order: 'oldest' | 'newest';
}

/** Yields leads one by one. Reads them in pages, because all of them may not fit into memory. */
export async function* findLeads(
  { db }: { readonly db: StateDb },
  { since = '', order }: LeadSearch,
): AsyncGenerator<LeadWithDeliveries> {
  const [operator, direction] = order === 'oldest' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  let last: { readonly created_at: string; readonly id: string } | undefined;
  for (;;) {
    const after = last;
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where('created_at', '>=', since)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), operator, tuple(after?.created_at ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(PAGE_SIZE)
      .execute();
    const ids = rows.map(({ id }) => id);
    const deliveries =
      ids.length === 0
        ? []
        : await db.selectFrom('delivery').selectAll().where('lead_id', 'in', ids).orderBy('target').execute();
    for (const row of rows)
      yield { lead: parseLeadRow(row), deliveries: deliveries.filter(({ lead_id }) => lead_id === row.id) };
    last = rows.at(-1);
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Finds a lead by its full id. */
export async function findLead(
  { db }: { readonly db: StateDb },
  id: string,
): Promise<LeadWithDeliveries | undefined> {
  const row = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const deliveries = await db
    .selectFrom('delivery')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('target')
    .execute();
  return { lead: parseLeadRow(row), deliveries };
}

import type { Selectable } from 'kysely';
import type { DeliveryTable, StateDb } from '../state/schema.ts';
import { leadFromRow, type Lead } from './leadRecord.ts';

export interface LeadWithDeliveries {
  readonly lead: Lead;
  /** In the order of the targets' names. */
  readonly deliveries: readonly Selectable<DeliveryTable>[];
}

const PAGE = 200;

export interface LeadSearch {
  /** ISO; the first moment that counts. */
  readonly since?: string | undefined;
  readonly order: 'oldest' | 'newest';
}

/** Leads one after the other, read in portions: there may be more than memory holds. */
export async function* findLeads(
  { db }: { readonly db: StateDb },
  { since = '', order }: LeadSearch,
): AsyncGenerator<LeadWithDeliveries> {
  const [beyond, direction] = order === 'oldest' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  let last: { readonly created_at: string; readonly id: string } | undefined;
  for (;;) {
    const after = last;
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where('created_at', '>=', since)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), beyond, tuple(after?.created_at ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(PAGE)
      .execute();
    const ids = rows.map(({ id }) => id);
    const deliveries =
      ids.length === 0
        ? []
        : await db.selectFrom('delivery').selectAll().where('lead_id', 'in', ids).orderBy('target').execute();
    for (const row of rows)
      yield { lead: leadFromRow(row), deliveries: deliveries.filter(({ lead_id }) => lead_id === row.id) };
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** One lead by its whole id, or undefined. */
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
  return { lead: leadFromRow(row), deliveries };
}

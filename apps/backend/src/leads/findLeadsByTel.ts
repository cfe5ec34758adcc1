import type { StateDb } from '../state/schema.ts';
import type { LeadWithDeliveries } from './findLeads.ts';
import { parseLeadRow } from './leadRecord.ts';

/** Finds the leads of a phone number (E.164), newest first. */
export async function findLeadsByTel(
  { db }: { readonly db: StateDb },
  tel: string,
): Promise<readonly LeadWithDeliveries[]> {
  const rows = await db
    .selectFrom('lead')
    .selectAll()
    .where('tel', '=', tel)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const deliveries = await db
    .selectFrom('delivery')
    .selectAll()
    .where('lead_id', 'in', (from) => from.selectFrom('lead').select('lead.id').where('tel', '=', tel))
    .orderBy('target')
    .execute();
  return rows.map((row) => ({
    lead: parseLeadRow(row),
    deliveries: deliveries.filter(({ lead_id: id }) => id === row.id),
  }));
}

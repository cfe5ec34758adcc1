import { findActiveConsents, recordWithdrawals } from '../../leads/consents/consentRegister.ts';
import { parseLeadRow } from '../../leads/leadRecord.ts';
import type { StateDb } from '../../state/schema.ts';

/**
 * Withdraws a person's consent to mailing, and nothing else: the requests stay. Returns how many requests had it.
 * @param tel E.164
 */
export function withdrawMarketing({ db }: { readonly db: StateDb }, tel: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const consents = (await findActiveConsents(trx, tel)).filter(({ scope }) => scope === 'marketing');
    await recordWithdrawals(trx, consents, now);
    for (const { leadId } of consents) {
      const row = await trx.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
      const marks = { ...parseLeadRow(row).marks, marketing: '' };
      await trx
        .updateTable('lead')
        .set({ marks: JSON.stringify(marks) })
        .where('id', '=', leadId)
        .execute();
    }
    return consents.length;
  });
}

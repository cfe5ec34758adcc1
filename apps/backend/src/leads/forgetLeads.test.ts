import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { findLead } from './findLeads.ts';
import { forgetLeads } from './forgetLeads.ts';
import { formatLeadRow, type Lead } from './leadRecord.ts';
import { saveLead } from './saveLead.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

eachState('forgotten leads', ({ open }) => {
  it('are those from before the time, and not those of that moment', async () => {
    const { db } = await open();
    const before = '2026-11-01T00:00:00.000Z';
    for (const createdAt of ['2026-10-31T23:59:59.999Z', before])
      await saveLead({ db }, createSampleLead({ id: createdAt, createdAt }), []);
    expect((await forgetLeads(db, { before })).leads).toBe(1);
    expect((await findLead({ db }, before))?.lead.tel).not.toBe('');
  });

  it.each<readonly [string, Partial<Lead>]>([
    ['page', { page: '/japan?q=тайна' }],
    ['lot', { lot: { url: '/cars/1?q=тайна' } }],
    ['receipt', { receipt: { link: '/calc?q=тайна' } }],
  ])('have no query in their %s, even if only that has one', async (_, fields) => {
    const { db } = await open();
    const lead = createSampleLead(fields);
    await saveLead({ db }, lead, []);
    await forgetLeads(db, { ids: [lead.id] });
    expect(JSON.stringify(await findLead({ db }, lead.id))).not.toContain('тайна');
    expect(JSON.stringify(await db.selectFrom('consent_event').selectAll().execute())).not.toContain('тайна');
  });

  it('have no query, however many there are', async () => {
    const { db } = await open();
    const leads = Array.from({ length: 501 }, () => createSampleLead({ page: '/japan?q=тайна' }));
    await db.insertInto('lead').values(leads.map(formatLeadRow)).execute();
    expect((await forgetLeads(db, { tel: leads[0]?.tel ?? '' })).leads).toBe(501);
    const pages = await db.selectFrom('lead').select('page').distinct().execute();
    expect(pages).toEqual([{ page: '/japan' }]);
  });

  it('have no query in the page of their consents, even if their own page has none any more', async () => {
    const { db } = await open();
    const lead = createSampleLead({ page: '/japan?q=тайна' });
    await saveLead({ db }, lead, []);
    await db.updateTable('lead').set({ page: '/japan' }).execute();
    await forgetLeads(db, { ids: [lead.id] });
    expect(await db.selectFrom('consent_event').select('page').execute()).toEqual([{ page: '/japan' }]);
  });

  it('are not delivered any more, also when that was given up, and are counted once', async () => {
    const { db } = await open();
    const lead = createSampleLead();
    await saveLead({ db }, lead, ['amocrm', 'smtp', 'webhook']);
    const setState = (target: string, state: string) =>
      db.updateTable('delivery').set({ state }).where('target', '=', target).execute();
    await setState('amocrm', 'delivered');
    await setState('smtp', 'dead');
    const other = createSampleLead({ tel: '+79140000001' });
    await saveLead({ db }, other, ['amocrm']);
    await setState('amocrm', 'delivered');
    expect(await forgetLeads(db, { tel: lead.tel })).toEqual({
      leads: 1,
      cancelled: 2,
      passedOn: { amocrm: 1 },
    });
    // The first lead has its delivery still.
    expect(await forgetLeads(db, { tel: other.tel })).toEqual({
      leads: 1,
      cancelled: 0,
      passedOn: { amocrm: 1 },
    });
  });
});

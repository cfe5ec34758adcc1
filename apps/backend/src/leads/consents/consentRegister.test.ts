import { expect, it } from 'vitest';
import { eachState } from '../../state/testing/eachState.ts';
import { saveLead } from '../saveLead.ts';
import { createSampleLead } from '../testing/createSampleLead.ts';
import { findActiveConsents, listConsents, recordWithdrawals } from './consentRegister.ts';

const day = (number: number) => `2026-11-0${number}T00:00:00.000Z`;

eachState('the list of consents', ({ open }) => {
  const openWithLeads = async () => {
    const state = await open();
    for (const at of [1, 2, 3]) {
      const lead = createSampleLead({ id: `lead-${at}`, createdAt: day(at), tel: `+7914000000${at}` });
      await saveLead(state, lead, []);
    }
    const list = async (since: string) =>
      (await listConsents(state, since)).map(({ lead_id: lead, act }) => `${lead} ${act}`);
    return { state, list };
  };

  it('begins with those of the given moment, whether the register has them or not', async () => {
    const { state, list } = await openWithLeads();
    expect(await list(day(2))).toEqual(['lead-2 given', 'lead-3 given']);
    await state.db.deleteFrom('consent_event').execute();
    expect(await list(day(2))).toEqual(['lead-2 given', 'lead-3 given']);
  });

  it('has a consent older than the register also after its withdrawal', async () => {
    const { state, list } = await openWithLeads();
    await state.db.deleteFrom('consent_event').where('lead_id', '=', 'lead-1').execute();
    const consents = await findActiveConsents(state.db, '+79140000001');
    await recordWithdrawals(state.db, consents, new Date(day(4)));
    expect(await list('')).toEqual(['lead-1 given', 'lead-2 given', 'lead-3 given', 'lead-1 withdrawn']);
  });

  it('has a consent before a withdrawal of the same moment', async () => {
    const { state, list } = await openWithLeads();
    const consents = await findActiveConsents(state.db, '+79140000002');
    await recordWithdrawals(state.db, consents, new Date(day(2)));
    expect(await list(day(2))).toEqual(['lead-2 given', 'lead-2 withdrawn', 'lead-3 given']);
  });
});

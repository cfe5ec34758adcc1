import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { findLead, findLeads } from './findLeads.ts';
import { saveLead } from './saveLead.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

eachState('leads that are found', ({ open }) => {
  it('have their own deliveries, sorted by target', async () => {
    const state = await open();
    const [one, other] = [createSampleLead(), createSampleLead({ createdAt: '2026-01-26T00:00:00.000Z' })];
    await saveLead(state, one, ['webhook', 'smtp']);
    await saveLead(state, other, []);
    const listed: unknown[] = [];
    for await (const { lead, deliveries } of findLeads(state, { order: 'oldest' }))
      listed.push([lead.id, deliveries.map(({ target, lead_id }) => [target, lead_id])]);
    const ownDeliveries = [
      ['smtp', one.id],
      ['webhook', one.id],
    ];
    expect(listed).toEqual([
      [one.id, ownDeliveries],
      [other.id, []],
    ]);
    const foundLead = await findLead(state, one.id);
    expect(foundLead?.lead).toEqual(one);
    expect(foundLead?.deliveries.map(({ target, lead_id }) => [target, lead_id])).toEqual(ownDeliveries);
  });
});

import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { countLeads } from './countLeads.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { saveLead } from './saveLead.ts';
import { DeliveryError } from './targets/Target.ts';
import { createMemoryLog } from './testing/createMemoryLog.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

eachState('countLeads', ({ open }) => {
  it('counts received leads, and deliveries per target and state', async () => {
    const state = await open();
    expect(await countLeads(state)).toEqual({ received: 0, targets: {} });
    for (const id of ['a', 'b', 'c'])
      await saveLead(state, createSampleLead({ id }), ['webhook', 'smtp', 'later']);
    await saveLead(state, createSampleLead(), []);
    const targets = [
      { name: 'webhook', deliver: async () => undefined },
      { name: 'smtp', deliver: () => Promise.reject(new DeliveryError('SMTP 550', { permanent: true })) },
    ];
    await createOutboxWorker({ state, targets, log: createMemoryLog() }).runOnce();
    for (const [id, outcome] of [
      ['a', 'won'],
      ['b', 'lost'],
      ['c', 'won'],
    ] as const)
      await state.db
        .updateTable('delivery')
        .set({ outcome })
        .where('lead_id', '=', id)
        .where('target', '=', 'webhook')
        .execute();
    expect(await countLeads(state)).toEqual({
      received: 4,
      targets: {
        later: { delivered: 0, pending: 3, dead: 0, outcomes: {} },
        smtp: { delivered: 0, pending: 0, dead: 3, outcomes: {} },
        webhook: { delivered: 3, pending: 0, dead: 0, outcomes: { lost: 1, won: 2 } },
      },
    });
  });
});

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
    for (let index = 0; index < 3; index += 1)
      await saveLead(state, createSampleLead(), ['webhook', 'smtp', 'later']);
    await saveLead(state, createSampleLead(), []);
    const targets = [
      { name: 'webhook', deliver: async () => undefined },
      { name: 'smtp', deliver: () => Promise.reject(new DeliveryError('SMTP 550', { permanent: true })) },
    ];
    await createOutboxWorker({ state, targets, log: createMemoryLog() }).runOnce();
    expect(await countLeads(state)).toEqual({
      received: 4,
      targets: {
        later: { delivered: 0, pending: 3, dead: 0, outcomes: {} },
        smtp: { delivered: 0, pending: 0, dead: 3, outcomes: {} },
        webhook: { delivered: 3, pending: 0, dead: 0, outcomes: {} },
      },
    });
  });
});

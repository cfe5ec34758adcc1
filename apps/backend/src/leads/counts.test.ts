import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { countLeads } from './counts.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { saveLead } from './saveLead.ts';
import { DeliveryError } from './targets/Target.ts';
import { memoryLog } from './testing/memoryLog.ts';
import { sampleLead } from './testing/sampleLead.ts';

eachState('counts', ({ open }) => {
  it('tell what was received, and what became of it at each target', async () => {
    const state = await open();
    expect(await countLeads(state)).toEqual({ received: 0, targets: {} });
    for (let index = 0; index < 3; index += 1)
      await saveLead(state, sampleLead(), ['webhook', 'smtp', 'later']);
    await saveLead(state, sampleLead(), []);
    const targets = [
      { name: 'webhook', deliver: async () => undefined },
      { name: 'smtp', deliver: () => Promise.reject(new DeliveryError('SMTP 550', { permanent: true })) },
    ];
    await createOutboxWorker({ state, targets, log: memoryLog() }).runOnce();
    expect(await countLeads(state)).toEqual({
      received: 4,
      targets: {
        later: { delivered: 0, pending: 3, dead: 0 },
        smtp: { delivered: 0, pending: 0, dead: 3 },
        webhook: { delivered: 3, pending: 0, dead: 0 },
      },
    });
  });
});

import { expect, it } from 'vitest';
import type { State } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { findLead, findLeads, type LeadSearch } from './findLeads.ts';
import { claimDeliveries } from './outbox.ts';
import { retryLeads } from './retryLeads.ts';
import { saveLead } from './saveLead.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

const NOW = new Date('2026-02-01T00:00:00.000Z');
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;

async function deadAt(state: State, target: string): Promise<void> {
  await state.db
    .updateTable('delivery')
    .set({ state: 'dead', attempts: 12, last_error: 'HTTP 400' })
    .where('target', '=', target)
    .execute();
}
async function statesOf({ db }: State): Promise<string[]> {
  const rows = await db.selectFrom('delivery').select(['target', 'state', 'attempts']).execute();
  return rows.map(({ target, state, attempts }) => `${target} ${state} ${attempts}`).toSorted();
}

async function idsOf(state: State, search: LeadSearch): Promise<string[]> {
  const ids: string[] = [];
  for await (const { lead } of findLeads(state, search)) ids.push(lead.id);
  return ids;
}

eachState('leads that an operator looks after', ({ open }) => {
  it('are found in both orders, from a day on, however many', async () => {
    const state = await open();
    const saved: string[] = [];
    for (let index = 0; index < 450; index += 1) {
      // Several have one moment: none may be left out between two portions.
      const lead = createSampleLead({
        id: `lead-${String(index).padStart(4, '0')}`,
        createdAt: day(1 + Math.floor(index / 150)),
      });
      await saveLead(state, lead, ['webhook']);
      saved.push(lead.id);
    }
    expect(await idsOf(state, { order: 'oldest' })).toEqual(saved);
    expect(await idsOf(state, { order: 'newest' })).toEqual(saved.toReversed());
    expect(await idsOf(state, { order: 'oldest', since: day(3) })).toEqual(saved.slice(300));
    expect(await findLead(state, 'nobody')).toBeUndefined();
    expect(await findLead(state, 'lead-0007')).toMatchObject({
      lead: { id: 'lead-0007' },
      deliveries: [{ target: 'webhook', state: 'pending' }],
    });
  });

  it('are tried again one by one, also at targets that came later', async () => {
    const state = await open();
    const [first, second] = [createSampleLead(), createSampleLead()];
    for (const lead of [first, second]) await saveLead(state, lead, ['webhook']);
    await deadAt(state, 'webhook');
    const outcome = await retryLeads(state, { kind: 'lead', id: first.id }, ['webhook', 'smtp'], NOW);
    expect(outcome).toEqual({ due: 1, created: 1 });
    expect(await statesOf(state)).toEqual(['smtp pending 0', 'webhook dead 12', 'webhook pending 0']);
    expect(await retryLeads(state, { kind: 'lead', id: first.id }, ['webhook', 'smtp'], NOW)).toEqual({
      due: 2,
      created: 0,
    });
  });

  it('are tried again where they are dead, all or one target’s', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ createdAt: day(1) }), ['webhook', 'smtp']);
    await saveLead(state, createSampleLead({ createdAt: day(9) }), ['webhook', 'smtp']);
    await deadAt(state, 'webhook');
    await deadAt(state, 'smtp');
    const configured = ['webhook', 'smtp', 'telegram'];
    const dead = (target?: string, since = '') =>
      retryLeads(state, { kind: 'dead', target, since }, configured, NOW);
    expect(await dead('smtp', day(5))).toEqual({ due: 1, created: 0 });
    expect(await dead('smtp')).toEqual({ due: 1, created: 0 });
    expect(await dead()).toEqual({ due: 2, created: 0 });
    expect(await dead()).toEqual({ due: 0, created: 0 });
  });

  it('go to a target that was configured after they came, from a day on or all', async () => {
    const state = await open();
    for (let index = 1; index <= 250; index += 1)
      await saveLead(state, createSampleLead({ createdAt: day(index <= 240 ? 1 : 20) }), ['webhook']);
    const to = (since: string) =>
      retryLeads(state, { kind: 'target', target: 'smtp', since }, ['smtp', 'webhook'], NOW);
    expect(await to(day(10))).toEqual({ due: 0, created: 10 });
    expect(await to('')).toEqual({ due: 10, created: 240 });
    expect(await to('')).toEqual({ due: 250, created: 0 });
  });

  it('are left to the process that is at them', async () => {
    const state = await open();
    const lead = createSampleLead();
    await saveLead(state, lead, ['webhook']);
    await claimDeliveries(state, { target: 'webhook', holder: 'a', limit: 1, leaseMs: 60_000, now: NOW });
    expect(await retryLeads(state, { kind: 'lead', id: lead.id }, ['webhook'], NOW)).toEqual({
      due: 0,
      created: 0,
    });
  });
});

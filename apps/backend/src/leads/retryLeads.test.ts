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

async function markDead(state: State, target: string): Promise<void> {
  await state.db
    .updateTable('delivery')
    .set({ state: 'dead', attempts: 12, last_error: 'HTTP 400' })
    .where('target', '=', target)
    .execute();
}
async function listStates({ db }: State): Promise<string[]> {
  const rows = await db.selectFrom('delivery').select(['target', 'state', 'attempts']).execute();
  return rows.map(({ target, state, attempts }) => `${target} ${state} ${attempts}`).toSorted();
}

async function listIds(state: State, search: LeadSearch): Promise<string[]> {
  const ids: string[] = [];
  for await (const { lead } of findLeads(state, search)) ids.push(lead.id);
  return ids;
}

eachState('leads', ({ open }) => {
  it('are found in both orders and from a day on, over several pages', async () => {
    const state = await open();
    const saved: string[] = [];
    for (let index = 0; index < 450; index += 1) {
      // Many leads have the same time. None may be lost between two pages.
      const lead = createSampleLead({
        id: `lead-${String(index).padStart(4, '0')}`,
        createdAt: day(1 + Math.floor(index / 150)),
      });
      await saveLead(state, lead, ['webhook']);
      saved.push(lead.id);
    }
    expect(await listIds(state, { order: 'oldest' })).toEqual(saved);
    expect(await listIds(state, { order: 'newest' })).toEqual(saved.toReversed());
    expect(await listIds(state, { order: 'oldest', since: day(3) })).toEqual(saved.slice(300));
    expect(await findLead(state, 'nobody')).toBeUndefined();
    expect(await findLead(state, 'lead-0007')).toMatchObject({
      lead: { id: 'lead-0007' },
      deliveries: [{ target: 'webhook', state: 'pending' }],
    });
  });

  it('can be retried one by one, also for targets that were configured later', async () => {
    const state = await open();
    const [first, second] = [createSampleLead(), createSampleLead()];
    for (const lead of [first, second]) await saveLead(state, lead, ['webhook']);
    await markDead(state, 'webhook');
    const outcome = await retryLeads(state, { kind: 'lead', id: first.id }, ['webhook', 'smtp'], NOW);
    expect(outcome).toEqual({ due: 1, created: 1 });
    expect(await listStates(state)).toEqual(['smtp pending 0', 'webhook dead 12', 'webhook pending 0']);
    expect(await retryLeads(state, { kind: 'lead', id: first.id }, ['webhook', 'smtp'], NOW)).toEqual({
      due: 2,
      created: 0,
    });
  });

  it('can be retried when dead, for one target or for all', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ createdAt: day(1) }), ['webhook', 'smtp']);
    await saveLead(state, createSampleLead({ createdAt: day(9) }), ['webhook', 'smtp']);
    await markDead(state, 'webhook');
    await markDead(state, 'smtp');
    const configured = ['webhook', 'smtp', 'telegram'];
    const retryDead = (target?: string, since = '') =>
      retryLeads(state, { kind: 'dead', target, since }, configured, NOW);
    expect(await retryDead('smtp', day(9))).toEqual({ due: 1, created: 0 });
    expect(await retryDead('smtp')).toEqual({ due: 1, created: 0 });
    expect(await retryDead()).toEqual({ due: 2, created: 0 });
    expect(await retryDead()).toEqual({ due: 0, created: 0 });
  });

  it('can be sent to a target that was configured later, from a day on or all', async () => {
    const state = await open();
    for (let index = 1; index <= 250; index += 1)
      await saveLead(state, createSampleLead({ createdAt: day(index <= 240 ? 1 : 20) }), ['webhook']);
    const retryTarget = (since: string) =>
      retryLeads(state, { kind: 'target', target: 'smtp', since }, ['smtp', 'webhook'], NOW);
    expect(await retryTarget(day(20))).toEqual({ due: 0, created: 10 });
    expect(await retryTarget('')).toEqual({ due: 10, created: 240 });
    expect(await retryTarget('')).toEqual({ due: 250, created: 0 });
  });

  it('are not retried while a worker holds them', async () => {
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

import { expect, it } from 'vitest';
import type { State } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { MAX_ATTEMPTS } from './backOff.ts';
import { claimDeliveries, markFailed, markDelivered, type Delivery } from './outbox.ts';
import { retryLeads } from './retryLeads.ts';
import { saveLead } from './saveLead.ts';
import { DeliveryError } from './targets/Target.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

const START = Date.parse('2026-11-25T01:02:03.000Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const LEASE_S = 60;

const claimAt = (state: State, seconds: number, holder = 'one', limit = 10) =>
  claimDeliveries(state, { target: 'webhook', holder, limit, leaseMs: LEASE_S * 1000, now: at(seconds) });

async function addLeads(state: State, count: number): Promise<State> {
  for (let index = 0; index < count; index += 1)
    await saveLead(state, createSampleLead(), ['webhook', 'smtp']);
  return state;
}

const getOnly = (deliveries: readonly Delivery[]): Delivery => {
  expect(deliveries).toHaveLength(1);
  return deliveries[0] as Delivery;
};

const readRow = ({ db }: State, { id }: Delivery) =>
  db.selectFrom('delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

eachState('the outbox', ({ open, place }) => {
  it('claims each delivery of a target once, and at most as many as requested', async () => {
    const state = await addLeads(await open(), 5);
    const [first, second] = [await claimAt(state, 0, 'one', 3), await claimAt(state, 0, 'two', 3)];
    expect([first.length, second.length]).toEqual([3, 2]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(5);
    expect(
      [...first, ...second].every(({ target, attempts }) => target === 'webhook' && attempts === 1),
    ).toBe(true);
    expect(await claimAt(state, 0)).toEqual([]);
  });

  it('claims each delivery once when several workers claim simultaneously', async () => {
    const where = await place();
    const states = await Promise.all([open(where), open(where), open(where)]);
    await addLeads(states[0] as State, 30);
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claimAt(states[index % 3] as State, 0, `${index}`, 5)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claimAt(states[0] as State, 0, 'rest', 100);
    expect(ids.length + rest.length).toBe(30);
  });

  it('lets another worker claim the delivery of a crashed one after the lease', async () => {
    const state = await addLeads(await open(), 1);
    const crashed = getOnly(await claimAt(state, 0, 'crashed'));
    expect(await claimAt(state, LEASE_S - 1, 'other')).toEqual([]);
    const secondClaim = getOnly(await claimAt(state, LEASE_S, 'other'));
    expect(secondClaim).toMatchObject({ id: crashed.id, attempts: 2, claimed_by: 'other' });
    // The first worker is slow, not dead. After the lease its failure is ignored, but its success counts.
    expect(await markFailed(state, crashed, new DeliveryError('late'), at(LEASE_S))).toBe('lost claim');
    expect(await readRow(state, secondClaim)).toMatchObject({ claimed_by: 'other', last_error: '' });
    expect(await markDelivered(state, crashed, at(LEASE_S))).toBe('delivered');
    expect(await markFailed(state, secondClaim, new DeliveryError('cut off'), at(LEASE_S))).toBe(
      'lost claim',
    );
    expect(await readRow(state, secondClaim)).toMatchObject({ state: 'delivered' });
  });

  it('ignores the late failure of a worker when another has the claim, even at the same attempt', async () => {
    const state = await addLeads(await open(), 1);
    const late = getOnly(await claimAt(state, 0, 'late'));
    // The operator's retry counts the attempts from zero again.
    await retryLeads(state, { kind: 'lead', id: late.lead_id }, [], at(LEASE_S));
    const present = getOnly(await claimAt(state, LEASE_S, 'present'));
    expect(present.attempts).toBe(late.attempts);
    expect(await markFailed(state, late, new DeliveryError('late'), at(LEASE_S))).toBe('lost claim');
    expect(await readRow(state, present)).toEqual(present);
  });

  it('ignores the late failure of an earlier attempt of the same worker', async () => {
    const state = await addLeads(await open(), 1);
    const late = getOnly(await claimAt(state, 0));
    const present = getOnly(await claimAt(state, LEASE_S));
    expect(await markFailed(state, late, new DeliveryError('late'), at(LEASE_S))).toBe('lost claim');
    expect(await readRow(state, present)).toEqual(present);
  });

  it('claims the delivery first that has waited longest', async () => {
    const state = await open();
    const lead = (id: string, createdAt: Date) =>
      createSampleLead({ id, createdAt: createdAt.toISOString() });
    for (const [id, seconds] of [
      ['b', -1],
      ['a', 0],
      ['c', -2],
    ] as const)
      await saveLead(state, lead(id, at(seconds)), ['webhook']);
    const order = [];
    for (let claims = 0; claims < 3; claims += 1)
      order.push(getOnly(await claimAt(state, 0, 'one', 1)).lead_id);
    expect(order).toEqual(['c', 'b', 'a']);
  });

  it('leaves what another worker holds to it, also by a clock that is behind', async () => {
    const state = await addLeads(await open(), 1);
    const [delivery] = [getOnly(await claimAt(state, 0))];
    expect(await claimAt(state, -1)).toEqual([]);
    // A target may ask for a pause of a day.
    await markFailed(state, delivery, new DeliveryError('HTTP 429', { retryAfterMs: 86_400_000 }), at(0));
    expect(await claimAt(state, -1)).toEqual([]);
    expect(await claimAt(state, 86_399)).toEqual([]);
    getOnly(await claimAt(state, 86_400));
  });

  it('notes a success once, without the error of an earlier attempt, even when it was given up', async () => {
    const state = await addLeads(await open(), 1);
    const delivery = getOnly(await claimAt(state, 0));
    await markFailed(state, delivery, new DeliveryError('x'.repeat(400), { permanent: true }), at(0));
    expect(await readRow(state, delivery)).toMatchObject({ state: 'dead', last_error: 'x'.repeat(300) });
    for (const seconds of [1, 2]) await markDelivered(state, delivery, at(seconds));
    expect(await readRow(state, delivery)).toMatchObject({
      state: 'delivered',
      delivered_at: at(1).toISOString(),
      last_error: '',
    });
  });

  it('does not wait for a clock that was ten days ahead', async () => {
    const state = await addLeads(await open(), 1);
    const aheadSeconds = 10 * 86_400;
    getOnly(await claimAt(state, aheadSeconds, 'crashed'));
    const failed = getOnly(await claimAt(state, 0));
    expect(await markFailed(state, failed, new DeliveryError('refused'), at(aheadSeconds))).toBe('retry');
    expect(await claimAt(state, 0)).toHaveLength(1);
  });

  it('never claims a finished delivery again', async () => {
    const state = await addLeads(await open(), 1);
    const delivery = getOnly(await claimAt(state, 0));
    await markDelivered(state, delivery, at(1));
    expect(await readRow(state, delivery)).toMatchObject({
      state: 'delivered',
      delivered_at: at(1).toISOString(),
    });
    expect(await claimAt(state, 1_000_000)).toEqual([]);
  });

  it('claims a failed delivery again after the pause', async () => {
    const state = await addLeads(await open(), 1);
    const delivery = getOnly(await claimAt(state, 0));
    expect(await markFailed(state, delivery, new DeliveryError('HTTP 500', { detail: 'sorry' }), at(0))).toBe(
      'retry',
    );
    expect(await claimAt(state, 3)).toEqual([]);
    const secondClaim = getOnly(await claimAt(state, 7));
    expect(secondClaim).toMatchObject({ attempts: 2, last_error: 'HTTP 500: sorry' });
    await markFailed(state, secondClaim, new DeliveryError('HTTP 429', { retryAfterMs: 600_000 }), at(7));
    expect(await claimAt(state, 600)).toEqual([]);
    getOnly(await claimAt(state, 607));
  });

  it('gives up at once after a permanent error', async () => {
    const state = await addLeads(await open(), 1);
    const delivery = getOnly(await claimAt(state, 0));
    expect(await markFailed(state, delivery, new DeliveryError('HTTP 400', { permanent: true }), at(0))).toBe(
      'dead',
    );
    expect(await claimAt(state, 1_000_000)).toEqual([]);
  });

  it('gives up after twelve attempts', async () => {
    const state = await addLeads(await open(), 1);
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const delivery = getOnly(await claimAt(state, attempt * 4000));
      outcomes.push(await markFailed(state, delivery, new DeliveryError('HTTP 500'), at(attempt * 4000)));
    }
    expect(outcomes).toEqual([...Array.from({ length: MAX_ATTEMPTS - 1 }, () => 'retry'), 'dead']);
    expect(await claimAt(state, 1_000_000)).toEqual([]);
  });
});

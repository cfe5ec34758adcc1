import { expect, it, onTestFinished, test, vi } from 'vitest';
import type { State } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { saveLead } from './saveLead.ts';
import { DeliveryError, type Target } from './targets/Target.ts';
import { createMemoryLog } from './testing/createMemoryLog.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

interface CountingTarget extends Target {
  readonly seen: Map<string, number>;
}

/** Counts deliveries per lead. `before` may fail or wait. */
function createCountingTarget(
  name: string,
  before: () => Promise<unknown> = async () => undefined,
): CountingTarget {
  const seen = new Map<string, number>();
  return {
    name,
    seen,
    deliver: async (lead) => {
      await before();
      seen.set(lead.id, (seen.get(lead.id) ?? 0) + 1);
    },
  };
}

/** Creates a worker whose pauses last until it is woken. Notes how many leads its target has got at each. */
function createPausingWorker(state: State, target: CountingTarget) {
  const seenAtPauses: number[] = [];
  const worker = createOutboxWorker({
    state,
    targets: [target],
    log: createMemoryLog(),
    pause: (_, signal) => {
      seenAtPauses.push(target.seen.size);
      return new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
  return { worker, seenAtPauses };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

eachState('the worker of the outbox', ({ open, place }) => {
  it('delivers each of 200 leads once when two workers share the data', async () => {
    const where = await place();
    const [first, second] = await Promise.all([open(where), open(where)]);
    const target = createCountingTarget('webhook', () => wait(Math.random() * 3));
    for (let index = 0; index < 200; index += 1) await saveLead(first, createSampleLead(), ['webhook']);
    const workers = [first, second].map((state) =>
      createOutboxWorker({ state, targets: [target], log: createMemoryLog() }),
    );
    for (const worker of workers) worker.start();
    await vi.waitFor(() => expect(target.seen.size).toBe(200), 20_000);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect([...target.seen.values()].every((times) => times === 1)).toBe(true);
    const states = await first.db.selectFrom('delivery').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'delivered' }]);
  });

  it('does not count a lead as failed that was delivered but could not be marked', async () => {
    const state = await open();
    const { id } = await saveLead(state, createSampleLead(), ['webhook']);
    const target = createCountingTarget('webhook');
    let now = new Date('2026-11-26T03:00:00Z');
    await state.db.updateTable('delivery').set({ due_at: now.toISOString() }).execute();
    const log = createMemoryLog();
    // The claim is made by a statement that begins with `with`, so this is the mark.
    vi.spyOn(state.db, 'updateTable').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    const worker = createOutboxWorker({ state, targets: [target], log, now: () => now });
    await worker.runOnce();
    const readRow = () =>
      state.db.selectFrom('delivery').select(['state', 'attempts', 'last_error']).executeTakeFirstOrThrow();
    expect(target.seen.get(id)).toBe(1);
    expect(await readRow()).toEqual({ state: 'pending', attempts: 1, last_error: '' });
    // Nobody has heard that it was not delivered.
    expect(log.text()).not.toContain('lead not delivered');
    now = new Date(now.getTime() + 91_000);
    await worker.runOnce();
    expect(await readRow()).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('does not let a slow target delay another', async () => {
    const state = await open();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const [slow, quick] = [createCountingTarget('slow', () => held), createCountingTarget('quick')];
    for (let index = 0; index < 10; index += 1) await saveLead(state, createSampleLead(), ['slow', 'quick']);
    const worker = createOutboxWorker({ state, targets: [slow, quick], log: createMemoryLog() });
    worker.start();
    await vi.waitFor(() => expect(quick.seen.size).toBe(10), 10_000);
    expect(slow.seen.size).toBe(0);
    const stopped = worker.stop();
    release();
    await stopped;
    // The running deliveries have ended and are recorded. Nothing more was claimed.
    expect(slow.seen.size).toBe(4);
    const delivered = await state.db
      .selectFrom('delivery')
      .select('id')
      .where('target', '=', 'slow')
      .where('state', '=', 'delivered')
      .execute();
    expect(delivered).toHaveLength(4);
  });

  it('aborts deliveries that delay its stop, and leaves them pending', async () => {
    const state = await open();
    await saveLead(state, createSampleLead(), ['webhook']);
    const neverEnding = vi.fn(() => new Promise(() => undefined));
    const targets = [createCountingTarget('webhook', neverEnding)];
    const worker = createOutboxWorker({ state, targets, log: createMemoryLog(), stopMs: 20 });
    worker.start();
    await vi.waitFor(() => expect(neverEnding).toHaveBeenCalledOnce(), 20_000);
    await worker.stop();
    const rows = await state.db.selectFrom('delivery').select(['state', 'claimed_until']).execute();
    expect(rows).toEqual([{ state: 'pending', claimed_until: '' }]);
  });

  it('delivers more than it can claim at once without a pause between', async () => {
    const state = await open();
    const target = createCountingTarget('webhook');
    for (let index = 0; index < 9; index += 1) await saveLead(state, createSampleLead(), ['webhook']);
    const { worker, seenAtPauses } = createPausingWorker(state, target);
    worker.start();
    await vi.waitFor(() => expect(seenAtPauses).toHaveLength(1), 20_000);
    await worker.stop();
    expect(seenAtPauses).toEqual([9]);
  });

  it('delivers a new lead at once when woken', async () => {
    const state = await open();
    const target = createCountingTarget('webhook');
    const { worker } = createPausingWorker(state, target);
    worker.start();
    await wait(50);
    await saveLead(state, createSampleLead(), ['webhook']);
    worker.wake();
    await vi.waitFor(() => expect(target.seen.size).toBe(1), 20_000);
    await worker.stop();
  });

  it('delivers a lead that arrives during a delivery without a pause, and starts once', async () => {
    const state = await open();
    const first = Promise.withResolvers<void>();
    const before = vi.fn(() => first.promise);
    const target = createCountingTarget('webhook', before);
    await saveLead(state, createSampleLead(), ['webhook']);
    const { worker, seenAtPauses } = createPausingWorker(state, target);
    worker.start();
    worker.start();
    await vi.waitFor(() => expect(before).toHaveBeenCalled(), 20_000);
    await saveLead(state, createSampleLead(), ['webhook']);
    worker.wake();
    first.resolve();
    await vi.waitFor(() => expect(seenAtPauses).toHaveLength(1), 20_000);
    await worker.stop();
    expect(seenAtPauses).toEqual([2]);
  });

  it('aborts an attempt that never ends, and delivers when the target recovers', async () => {
    const state = await open();
    let tries = 0;
    const target = createCountingTarget('webhook', () => {
      tries += 1;
      return tries === 1 ? new Promise(() => undefined) : Promise.resolve();
    });
    const lead = createSampleLead();
    await saveLead(state, lead, ['webhook']);
    let clock = new Date();
    const log = createMemoryLog();
    const worker = createOutboxWorker({ state, targets: [target], log, now: () => clock, deliveryMs: 30 });
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0);
    clock = new Date(clock.getTime() + 60_000);
    expect(await worker.runOnce()).toBe(1);
    expect(target.seen).toEqual(new Map([[lead.id, 1]]));
    expect(log.lines.map(({ facts }) => facts)).toEqual([
      { lead: lead.id, target: 'webhook', attempt: 1, outcome: 'retry', reason: 'no answer in time' },
      { lead: lead.id, target: 'webhook', attempt: 2, outcome: 'delivered' },
    ]);
  });

  it('warns once of leads for a target that is not configured, and keeps them', async () => {
    const state = await open();
    await saveLead(state, createSampleLead(), ['gone', 'webhook']);
    const log = createMemoryLog();
    const target = createCountingTarget('webhook');
    const worker = createOutboxWorker({ state, targets: [target], log });
    worker.start();
    await vi.waitFor(() => expect(target.seen.size).toBe(1), 20_000);
    await wait(50);
    await worker.stop();
    const warnings = log.lines.filter(({ level }) => level === 'warn');
    expect(warnings.map(({ facts }) => facts)).toEqual([{ target: 'gone', deliveries: 1 }]);
    const rows = await state.db.selectFrom('delivery').select('state').where('target', '=', 'gone').execute();
    expect(rows).toEqual([{ state: 'pending' }]);
  });

  it('logs no data of the visitor, whatever a target throws', async () => {
    const state = await open();
    const lead = createSampleLead();
    await saveLead(state, lead, ['a', 'b', 'c']);
    const personalData = `${lead.name} ${lead.tel} ${lead.message}`;
    const createThrowing = (name: string, error: Error) =>
      createCountingTarget(name, () => Promise.reject(error));
    const log = createMemoryLog();
    const targets = [
      createThrowing('a', new Error(personalData)),
      createThrowing('b', Object.assign(new Error(personalData), { code: personalData })),
      createThrowing('c', new DeliveryError('HTTP 400', { permanent: true, detail: personalData })),
    ];
    await createOutboxWorker({ state, targets, log }).runOnce();
    expect(log.lines).toHaveLength(3);
    expect(log.text()).not.toMatch(/Анна|9141234|звонка|203\.0\.113/);
    expect(log.text()).toContain(lead.id);
  });

  it('delivers again what was delivered but could not be marked, and marks it then', async () => {
    const state = await open();
    const lead = createSampleLead();
    await saveLead(state, lead, ['webhook']);
    let at = Date.now();
    let isFirst = true;
    const target = createCountingTarget('webhook', async () => {
      if (isFirst) await state.db.schema.alterTable('delivery').renameTo('delivery_away').execute();
    });
    const log = createMemoryLog();
    const worker = createOutboxWorker({
      state,
      targets: [target],
      log,
      leaseMs: 1000,
      now: () => new Date(at),
    });
    await worker.runOnce();
    expect([target.seen.get(lead.id), log.lines.at(-1)?.message]).toEqual([1, 'outbox failed']);
    await state.db.schema.alterTable('delivery_away').renameTo('delivery').execute();
    isFirst = false;
    expect(await worker.runOnce()).toBe(0);
    at += 3_600_000;
    await worker.runOnce();
    expect(target.seen.get(lead.id)).toBe(2);
    expect(await state.db.selectFrom('delivery').select('state').execute()).toEqual([{ state: 'delivered' }]);
  });

  it('keeps running when the database fails', async () => {
    const where = await place();
    const state = await open(where);
    const log = createMemoryLog();
    const worker = createOutboxWorker({ state, targets: [createCountingTarget('webhook')], log });
    await state.db.schema.dropTable('delivery').execute();
    worker.start();
    await vi.waitFor(() => expect(log.lines.length).toBeGreaterThan(1), 20_000);
    await worker.stop();
    expect(log.lines.every(({ level, message }) => level === 'error' && message === 'outbox failed')).toBe(
      true,
    );
  });
});

test('a worker that has stopped leaves no timer, for which the process would stay', async () => {
  const state = await openTempState();
  const { worker, seenAtPauses } = createPausingWorker(state, createCountingTarget('webhook'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  worker.start();
  while (seenAtPauses.length === 0) await new Promise(setImmediate);
  await worker.stop();
  expect(vi.getTimerCount()).toBe(0);
});

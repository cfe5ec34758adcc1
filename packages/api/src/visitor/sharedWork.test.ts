import { expect, test } from 'vitest';
import { createVisitorDemand, getDemand, OWN_DEMAND, runWithDemand, type Demand } from './demand.ts';
import { createSharedWork } from './sharedWork.ts';

/** Creates shared work that the test ends. `started` lists each piece of work with its demand. */
function setup() {
  const shared = createSharedWork<string>();
  const started: { readonly demand: Demand; readonly end: (value: string) => void }[] = [];
  const start = () =>
    new Promise<string>((resolve) => void started.push({ demand: getDemand(), end: resolve }));
  const visit = (visitor: string) => {
    const controller = new AbortController();
    const demand = createVisitorDemand(visitor, controller.signal);
    const response = runWithDemand(demand, () => shared.run('key', start));
    response.catch(() => undefined);
    return { response, leave: () => controller.abort() };
  };
  return { shared, started, start, visit };
}

test('callers with one key share one piece of work, whose demand lists them all', async () => {
  const { started, visit } = setup();
  const [one, other] = [visit('203.0.113.1'), visit('203.0.113.2')];
  expect(started).toHaveLength(1);
  expect([...(started[0]?.demand.listVisitors() ?? [])]).toEqual(['203.0.113.1', '203.0.113.2']);
  started[0]?.end('done');
  expect(await Promise.all([one.response, other.response])).toEqual(['done', 'done']);
});

test('work goes on while anybody waits for it', async () => {
  const { started, visit } = setup();
  const [one, other] = [visit('203.0.113.1'), visit('203.0.113.2')];
  one.leave();
  await expect(one.response).rejects.toThrow('aborted');
  expect(started[0]?.demand.signal.aborted).toBe(false);
  expect([...(started[0]?.demand.listVisitors() ?? [])]).toEqual(['203.0.113.2']);
  started[0]?.end('done');
  expect(await other.response).toBe('done');
});

test('work is abandoned when the last visitor leaves, and starts anew for the next one', async () => {
  const { shared, started, visit } = setup();
  const [one, other] = [visit('203.0.113.1'), visit('203.0.113.2')];
  one.leave();
  other.leave();
  expect([started[0]?.demand.signal.aborted, shared.isRunning('key')]).toEqual([true, false]);
  const next = visit('203.0.113.3');
  expect(started).toHaveLength(2);
  started[0]?.end('too late');
  await Promise.resolve();
  expect(shared.isRunning('key')).toBe(true);
  started[1]?.end('new');
  expect(await next.response).toBe('new');
  expect(shared.isRunning('key')).toBe(false);
});

test('a visitor who has left starts nothing', async () => {
  const { shared, started, start } = setup();
  const demand = createVisitorDemand('203.0.113.1', AbortSignal.abort());
  await expect(runWithDemand(demand, () => shared.run('key', start))).rejects.toThrow('aborted');
  expect(started).toEqual([]);
});

test('work of our own is never abandoned', () => {
  const { shared, started, start, visit } = setup();
  void shared.run('key', start);
  visit('203.0.113.1').leave();
  expect([getDemand(), started[0]?.demand.signal.aborted]).toEqual([OWN_DEMAND, false]);
});

test('a failure is thrown to every caller, and the next caller starts new work', async () => {
  const { shared, started, visit } = setup();
  const failing = shared.run('key', () => Promise.reject(new Error('no database')));
  const joined = visit('203.0.113.1');
  await expect(Promise.all([failing, joined.response])).rejects.toThrow('no database');
  await expect(joined.response).rejects.toThrow('no database');
  expect(shared.isRunning('key')).toBe(false);
  visit('203.0.113.1');
  expect(started).toHaveLength(1);
});

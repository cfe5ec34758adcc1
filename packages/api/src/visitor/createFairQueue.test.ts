import { expect, test } from 'vitest';
import { createVisitorDemand, runWithDemand, type Demand } from './demand.ts';
import { createFairQueue, QueueFull } from './createFairQueue.ts';

/**
 * Creates a queue that runs one task at a time. A task runs until the test ends it; `begun` lists the tasks in the
 * order of their start.
 */
function setup(
  bounds: {
    maxWaiting?: number;
    maxWaitingOfVisitor?: number;
    maxRunning?: number;
    maxRunningOfVisitor?: number;
  } = {},
) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const { enqueue, getLoad } = createFairQueue<string, string>({
    run: (task) => {
      begun.push(task);
      return new Promise((resolve) => void ends.push(() => resolve(task)));
    },
    maxRunning: 1,
    maxWaiting: 100,
    maxWaitingOfVisitor: 100,
    ...bounds,
  });
  const signals = new Map<string, AbortController>();
  const enqueueFor = (visitor: string, ...tasks: readonly string[]) => {
    const controller = signals.get(visitor) ?? new AbortController();
    signals.set(visitor, controller);
    return tasks.map((task) => {
      const response = runWithDemand(createVisitorDemand(visitor, controller.signal), () => enqueue(task));
      response.catch(() => undefined);
      return response;
    });
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  const endAll = async () => {
    while (ends.length > 0) await endOne();
  };
  return {
    begun,
    enqueueFor,
    enqueue,
    getLoad,
    endOne,
    endAll,
    leave: (visitor: string) => signals.get(visitor)?.abort(),
  };
}

const NAMES = Array.from({ length: 50 }, (_, at) => `a${at}`);

test('the first task of a visitor is second in the queue, whatever another visitor has queued', async () => {
  const { begun, enqueueFor, endAll } = setup();
  void enqueueFor('a', ...NAMES);
  void enqueueFor('b', 'b0', 'b1');
  await endAll();
  expect(begun.slice(0, 6)).toEqual(['a0', 'a1', 'b0', 'a2', 'b1', 'a3']);
  expect(begun).toHaveLength(52);
});

test('visitors take turns; the tasks of one visitor keep their order', async () => {
  const { begun, enqueueFor, endAll } = setup();
  void enqueueFor('a', 'a0', 'a1', 'a2');
  void enqueueFor('b', 'b0', 'b1', 'b2');
  void enqueueFor('c', 'c0');
  await endAll();
  expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'b2']);
});

test('a visitor who adds a task whenever one ends does not keep others waiting', async () => {
  const { begun, enqueueFor, endAll } = setup();
  void enqueueFor('a', 'a0', 'a1', 'a2');
  const [first] = enqueueFor('b', 'b0');
  void first?.then(() => enqueueFor('b', 'b1')[0]?.then(() => enqueueFor('b', 'b2')));
  await endAll();
  expect(begun.indexOf('a2')).toBeLessThan(begun.indexOf('b2'));
});

test('no more tasks run at once than allowed, and each answer goes to its caller', async () => {
  const { begun, enqueueFor, endAll } = setup({ maxRunning: 2 });
  const responses = enqueueFor('a', 'a0', 'a1', 'a2');
  expect(begun).toEqual(['a0', 'a1']);
  await endAll();
  expect(await Promise.all(responses)).toEqual(['a0', 'a1', 'a2']);
});

test('a visitor with too many waiting tasks is refused; other visitors and the backend’s own tasks are not', async () => {
  const { enqueueFor, enqueue } = setup({ maxWaitingOfVisitor: 2 });
  const responses = enqueueFor('a', 'running', 'a1', 'a2', 'a3');
  await expect(responses[3]).rejects.toThrow(QueueFull);
  const others = [...enqueueFor('b', 'b0'), ...['o1', 'o2', 'o3'].map((task) => enqueue(task))];
  const settled = Promise.race(others.map((response) => response.then(String, String)));
  expect(await Promise.race([settled, new Promise((resolve) => void setImmediate(resolve, 'waiting'))])).toBe(
    'waiting',
  );
});

test('in a full queue the visitor with most tasks loses the newest one to a newcomer', async () => {
  const { begun, enqueueFor, endAll, getLoad } = setup({ maxWaiting: 3 });
  const responses = enqueueFor('a', 'a0', 'a1', 'a2', 'a3');
  void enqueueFor('b', 'b0');
  await expect(responses[3]).rejects.toThrow(QueueFull);
  await expect(enqueueFor('a', 'a4')[0]).rejects.toThrow(QueueFull);
  expect(getLoad()).toEqual({ running: 1, waiting: 3, refused: 2 });
  await endAll();
  expect(getLoad()).toEqual({ running: 0, waiting: 0, refused: 2 });
  expect(begun).toEqual(['a0', 'a1', 'b0', 'a2']);
});

test('in a full queue visitors with about as many tasks do not drive each other out', async () => {
  const { enqueueFor, endAll } = setup({ maxWaiting: 3 });
  const first = enqueueFor('a', 'a0', 'a1', 'a2');
  const [, refused] = enqueueFor('b', 'b0', 'b1');
  await expect(refused).rejects.toThrow(QueueFull);
  await endAll();
  expect(await Promise.all(first)).toEqual(['a0', 'a1', 'a2']);
});

test('waiting tasks of a visitor who has left are dropped; a running one ends', async () => {
  const { begun, enqueueFor, endAll, leave } = setup();
  const responses = enqueueFor('a', 'a0', 'a1', 'a2');
  void enqueueFor('b', 'b0');
  leave('a');
  await expect(responses[1]).rejects.toThrow('aborted');
  await expect(enqueueFor('a', 'a3')[0]).rejects.toThrow('aborted');
  await endAll();
  expect([begun, await responses[0]]).toEqual([['a0', 'b0'], 'a0']);
});

test('a task that has waited and runs is not stopped when its visitor leaves', async () => {
  const { begun, enqueueFor, endOne, endAll, leave, getLoad } = setup();
  void enqueueFor('a', 'a0');
  const [waited] = enqueueFor('b', 'b0');
  await endOne();
  leave('b');
  expect([begun, getLoad()]).toEqual([['a0', 'b0'], { running: 1, waiting: 0, refused: 0 }]);
  await endAll();
  expect(await waited).toBe('b0');
});

test('a task that several visitors wait for runs at the earliest of their turns', async () => {
  const { begun, enqueueFor, enqueue, endAll } = setup();
  const visitors = new Set(['a']);
  const demand: Demand = { listVisitors: () => visitors, signal: new AbortController().signal };
  void enqueueFor('a', 'a0', 'a1', 'a2');
  void runWithDemand(demand, () => enqueue('shared'));
  void enqueueFor('b', 'b0', 'b1');
  visitors.add('c');
  await endAll();
  expect(begun.indexOf('shared')).toBeLessThan(begun.indexOf('b1'));
});

test('a visitor at the limit of running tasks leaves the free places to others', async () => {
  const { begun, enqueueFor, endOne, endAll, getLoad } = setup({ maxRunning: 3, maxRunningOfVisitor: 1 });
  void enqueueFor('b', 'b0');
  void enqueueFor('a', 'a0', 'a1', 'a2');
  expect([begun, getLoad().running]).toEqual([['b0', 'a0'], 2]);
  await endOne();
  expect([begun, getLoad()]).toEqual([['b0', 'a0'], { running: 1, waiting: 2, refused: 0 }]);
  await endAll();
  expect(begun).toEqual(['b0', 'a0', 'a1', 'a2']);
});

test('the limit of a visitor does not apply to our own tasks', () => {
  const { begun, enqueue } = setup({ maxRunning: 3, maxRunningOfVisitor: 1 });
  for (const task of ['one', 'two', 'three', 'four']) void enqueue(task);
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('a failed task ends and the next one begins', async () => {
  const { enqueue } = createFairQueue<() => Promise<string>, string>({
    run: (task) => task(),
    maxRunning: 1,
    maxWaiting: 10,
    maxWaitingOfVisitor: 10,
  });
  const failing = enqueue(() => Promise.reject(new Error('no database')));
  const next = enqueue(async () => 'next');
  await expect(failing).rejects.toThrow('no database');
  expect(await next).toBe('next');
});

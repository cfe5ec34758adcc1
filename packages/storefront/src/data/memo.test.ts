import { describe, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import {
  createVisitorDemand,
  getDemand,
  OWN_DEMAND,
  runWithDemand,
  type Demand,
} from '@vvoz/api/visitor/demand';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { getRemainingMs, runWithDeadline } from '@vvoz/site-server/backend/deadline';
import { forgetVersions, noteVersions } from '@vvoz/site-server/backend/dataVersions';
import { runInExchange, type Exchange } from '@vvoz/site-server/exchange/exchange';
import { createMemo } from './memo.ts';

const AGES = { freshMs: 100, behindMs: 300, failingMs: 1000 };

/** A memo of a source whose answers the test can hold back, with a clock that the test moves. */
const setup = () => {
  let now = 0;
  let calls = 0;
  let error: Error | undefined;
  let held: Promise<void> | undefined;
  const memo = createMemo<{ n: number }>({ ...AGES, max: 2 }, () => now);
  const load = async () => {
    calls += 1;
    const n = calls;
    await held;
    if (error) throw error;
    return { n };
  };
  return {
    get: (key = 'a') => memo(key, load),
    pass: (ms: number) => (now += ms),
    fail: (on: boolean, what: Error = new ApiError({ kind: 'network', url: 'api', detail: 'down' })) =>
      (error = on ? what : undefined),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    calls: () => calls,
  };
};
/** Waits until the work in the background has ended. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a memo', () => {
  test('uses an answer as it is while it is fresh, to the millisecond', async () => {
    const { get, pass, calls } = setup();
    await get();
    pass(99);
    expect(await get()).toEqual({ value: { n: 1 }, stale: false, at: 0 });
    await settle();
    expect(calls()).toBe(1);
  });

  test('then returns it at once while one call in the background loads the next', async () => {
    const { get, pass, hold, calls } = setup();
    await get();
    pass(100);
    const release = hold();
    const responses = await Promise.all([get(), get(), get()]);
    expect(responses.map(({ value, stale }) => [value.n, stale])).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ]);
    expect(calls()).toBe(2);
    release();
    await settle();
    expect(await get()).toMatchObject({ value: { n: 2 }, stale: false, at: 100 });
    expect(calls()).toBe(2);
  });

  test('waits for the next answer when the old one is too old to show', async () => {
    const { get, pass } = setup();
    await get();
    pass(300);
    expect(await get()).toMatchObject({ value: { n: 2 }, stale: false });
  });

  test('concurrent calls with one key share a request', async () => {
    const { get, calls } = setup();
    await Promise.all([get(), get(), get()]);
    expect(calls()).toBe(1);
  });

  test('returns the last good answer as stale while the source fails, and throws after that time', async () => {
    captureLog();
    const { get, pass, fail } = setup();
    await get();
    fail(true);
    pass(299);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: false });
    await settle();
    pass(1);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: true, at: 0 });
    pass(699);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: true });
    pass(1);
    await expect(get()).rejects.toThrow('down');
  });

  test('does not cache a failure', async () => {
    const { get, fail } = setup();
    fail(true);
    await expect(get()).rejects.toThrow('down');
    fail(false);
    expect((await get()).stale).toBe(false);
  });

  test('an answer after a failure is fresh from its own request on', async () => {
    captureLog();
    const { get, pass, fail, calls } = setup();
    await get();
    fail(true);
    pass(500);
    await get();
    fail(false);
    expect(await get()).toMatchObject({ value: { n: 3 }, stale: false, at: 500 });
    pass(99);
    expect(await get()).toMatchObject({ value: { n: 3 }, stale: false, at: 500 });
    expect(calls()).toBe(3);
  });

  test('two keys have two answers, also when they load at the same time', async () => {
    const { get, calls } = setup();
    const [one, other] = await Promise.all([get('a'), get('b')]);
    expect([one.value.n, other.value.n, calls()]).toEqual([1, 2, 2]);
    expect([(await get('b')).value.n, (await get('a')).value.n]).toEqual([2, 1]);
  });

  test('an error that is no ApiError is thrown although an old answer exists', async () => {
    const { get, pass, fail } = setup();
    await get();
    fail(true, new TypeError('a bug'));
    pass(300);
    await expect(get()).rejects.toThrow('a bug');
  });

  test('an error of our own during a load in the background is logged with its stack', async () => {
    const log = captureLog();
    const { get, pass, fail } = setup();
    await get();
    fail(true, new TypeError('a bug'));
    pass(100);
    expect((await get()).value.n).toBe(1);
    await settle();
    expect(log).toMatchObject([{ level: 'error', detail: expect.stringMatching(/a bug[^]*memo\.test/) }]);
  });

  test('drops the least recently used answer first', async () => {
    const { get, calls } = setup();
    await get('a');
    await get('b');
    await get('c');
    await get('b');
    expect(calls()).toBe(3);
    await get('a');
    expect(calls()).toBe(4);
  });
});

describe('a memo of a slow source', () => {
  test('gives up when the time of the request is up, and keeps the answer that comes later', async () => {
    const { get, hold, calls } = setup();
    const release = hold();
    await expect(runWithDeadline(5, () => get())).rejects.toMatchObject({
      statusCode: 503,
      failure: { kind: 'timeout', url: 'a' },
    });
    release();
    await settle();
    expect(await runWithDeadline(0, () => get())).toMatchObject({ value: { n: 1 }, stale: false });
    expect(calls()).toBe(1);
  });

  test('returns the last good answer as stale when the time is up, and only then marks the page', async () => {
    captureLog();
    const { get, hold, pass } = setup();
    const [current, old]: [Exchange, Exchange] = [{}, {}];
    await runInExchange(current, () => get());
    pass(150);
    await runInExchange(current, () => get());
    await settle();
    pass(300);
    hold();
    expect(await runInExchange(old, () => runWithDeadline(5, () => get()))).toMatchObject({
      value: { n: 2 },
      stale: true,
    });
    expect([current.isStale, old.isStale]).toEqual([undefined, true]);
  });

  test('does not hand the time of one request on to the calls of a load, which others wait for too', async () => {
    const memo = createMemo<{ ms: number }>({ ...AGES, max: 2 }, () => 0);
    const { value } = await runWithDeadline(5000, () => memo('a', async () => ({ ms: getRemainingMs() })));
    expect(value.ms).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a memo with large answers', () => {
  const load = (calls: string[], key: string, bytes: number) => async () => {
    calls.push(key);
    return { text: 'x'.repeat(bytes / 2) };
  };

  test('drops the least recently used ones above its size, and keeps none that is larger than that', async () => {
    const memo = createMemo<{ text: string }>({ ...AGES, max: 100, maxMib: 1 }, () => 0);
    const calls: string[] = [];
    const get = (key: string, kib: number) => memo(key, load(calls, key, kib * 1024));
    for (const key of ['a', 'b', 'c']) await get(key, 400);
    await get('c', 400);
    await get('a', 400);
    expect(calls).toEqual(['a', 'b', 'c', 'a']);
    await get('large', 1100);
    await get('large', 1100);
    expect(calls.slice(4)).toEqual(['large', 'large']);
    await get('a', 400);
    expect(calls).toHaveLength(6);
  });
});

describe('visitors who leave', () => {
  /** A memo whose loads end when the test says so, and visitors who may leave. */
  function visitSlowSource() {
    let now = 0;
    const memo = createMemo<{ n: number }>({ ...AGES, max: 2 }, () => now);
    const loads: { readonly demand: Demand; readonly end: () => void }[] = [];
    const load = () =>
      new Promise<{ n: number }>((resolve) => {
        loads.push({ demand: getDemand(), end: () => resolve({ n: loads.length }) });
      });
    const visit = (visitor: string) => {
      const controller = new AbortController();
      const demand = createVisitorDemand(visitor, controller.signal);
      const response = runWithDemand(demand, () => memo('a', load));
      response.catch(() => undefined);
      return { response, leave: () => controller.abort() };
    };
    return { loads, visit, pass: (ms: number) => (now += ms) };
  }

  test('end a load that nobody else waits for, and no other', async () => {
    const { loads, visit } = visitSlowSource();
    const [one, other] = [visit('a'), visit('b')];
    one.leave();
    expect(loads.map(({ demand }) => demand.signal.aborted)).toEqual([false]);
    loads[0]?.end();
    expect((await other.response).value).toEqual({ n: 1 });
    const last = visitSlowSource();
    last.visit('a').leave();
    expect(last.loads.map(({ demand }) => demand.signal.aborted)).toEqual([true]);
  });

  test('do not end a load in the background', async () => {
    const { loads, visit, pass } = visitSlowSource();
    const first = visit('a');
    loads[0]?.end();
    await first.response;
    pass(150);
    const second = visit('a');
    await second.response;
    second.leave();
    expect(loads.map(({ demand }) => demand === OWN_DEMAND || demand.signal.aborted)).toEqual([false, false]);
  });
});

describe('an answer of an earlier version of the data', () => {
  const setupFollowing = () => {
    let calls = 0;
    let error: Error | undefined;
    let now = 1000;
    const memo = createMemo<{ n: number }>({ ...AGES, follows: 'catalogue', max: 2 }, () => now);
    onTestFinished(forgetVersions);
    return {
      get: () =>
        memo('a', async () => {
          if (error) throw error;
          return { n: (calls += 1) };
        }),
      pass: (ms: number) => (now += ms),
      note: (version: string) => noteVersions(version, now),
      fail: () => (error = new ApiError({ kind: 'network', url: 'api', detail: 'down' })),
    };
  };

  test('is loaded again, although it is fresh', async () => {
    const { get, pass, note } = setupFollowing();
    note('1.1');
    await get();
    pass(10);
    note('1.2');
    expect((await get()).value).toEqual({ n: 1 });
    note('2.2');
    expect((await get()).value).toEqual({ n: 2 });
    pass(10);
    note('2.2');
    expect((await get()).value).toEqual({ n: 2 });
  });

  test('is not shared when it is still loading, and does not replace a later answer', async () => {
    let now = 1000;
    onTestFinished(forgetVersions);
    const memo = createMemo<{ n: number }>({ ...AGES, follows: 'catalogue', max: 2 }, () => now);
    noteVersions('1.1', now);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const before = memo('a', async () => {
      await held;
      return { n: 1 };
    });
    now += 10;
    noteVersions('2.1', now);
    expect((await memo('a', async () => ({ n: 2 }))).value).toEqual({ n: 2 });
    release();
    await before;
    expect((await memo('a', async () => ({ n: 3 }))).value).toEqual({ n: 2 });
  });

  test('is used while the source fails', async () => {
    captureLog();
    const { get, pass, note, fail } = setupFollowing();
    note('1.1');
    await get();
    pass(10);
    note('2.1');
    fail();
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: true });
  });
});

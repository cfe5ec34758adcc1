import { describe, expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { createMemo } from './memo.ts';

const setup = () => {
  let now = 0;
  let calls = 0;
  let failing = false;
  const memo = createMemo<{ n: number }>({ ttlMs: 100, staleMs: 1000, max: 2 }, () => now);
  const load = async () => {
    calls += 1;
    if (failing) throw new ApiError({ kind: 'network', url: 'api', detail: 'down' });
    return { n: calls };
  };
  return {
    ask: (key = 'a') => memo(key, load),
    pass: (ms: number) => (now += ms),
    fail: (on: boolean) => (failing = on),
    calls: () => calls,
  };
};

describe('a memo', () => {
  test('returns the cached answer while fresh and loads again after that', async () => {
    const { ask, pass, calls } = setup();
    await ask();
    await ask();
    expect(calls()).toBe(1);
    pass(101);
    expect((await ask()).value.n).toBe(2);
  });

  test('concurrent calls with one key share a request', async () => {
    const { ask, calls } = setup();
    await Promise.all([ask(), ask(), ask()]);
    expect(calls()).toBe(1);
  });

  test('returns the last good answer as stale while the source fails, and throws after that time', async () => {
    const { ask, pass, fail } = setup();
    await ask();
    fail(true);
    pass(500);
    expect(await ask()).toMatchObject({ value: { n: 1 }, stale: true, at: 0 });
    pass(700);
    await expect(ask()).rejects.toThrow('down');
  });

  test('does not cache a failure', async () => {
    const { ask, fail } = setup();
    fail(true);
    await expect(ask()).rejects.toThrow('down');
    fail(false);
    expect((await ask()).stale).toBe(false);
  });

  test('an answer is fresh for ttlMs and usable for staleMs more, to the millisecond', async () => {
    const { ask, pass, fail, calls } = setup();
    await ask();
    pass(99);
    expect(await ask()).toMatchObject({ value: { n: 1 }, stale: false, at: 0 });
    expect(calls()).toBe(1);
    fail(true);
    pass(1);
    expect(await ask()).toMatchObject({ value: { n: 1 }, stale: true });
    pass(999);
    expect(await ask()).toMatchObject({ value: { n: 1 }, stale: true });
    pass(1);
    await expect(ask()).rejects.toThrow('down');
  });

  test('a source that answers again is fresh from that moment', async () => {
    const { ask, pass, fail } = setup();
    await ask();
    fail(true);
    pass(500);
    await ask();
    fail(false);
    expect(await ask()).toMatchObject({ value: { n: 3 }, stale: false, at: 500 });
    pass(99);
    expect(await ask()).toMatchObject({ value: { n: 3 }, stale: false, at: 500 });
  });

  test('two keys have two answers, also when they load at the same time', async () => {
    const { ask, calls } = setup();
    const [one, other] = await Promise.all([ask('a'), ask('b')]);
    expect([one.value.n, other.value.n, calls()]).toEqual([1, 2, 2]);
    expect([(await ask('b')).value.n, (await ask('a')).value.n]).toEqual([2, 1]);
  });

  test('an error that is no ApiError is thrown although an old answer exists', async () => {
    let failing = false;
    let now = 0;
    const memo = createMemo<object>({ ttlMs: 100, staleMs: 1000, max: 2 }, () => now);
    const load = async () => {
      if (failing) throw new TypeError('a bug');
      return {};
    };
    await memo('a', load);
    failing = true;
    now = 200;
    await expect(memo('a', load)).rejects.toThrow('a bug');
  });

  test('drops the least recently used answer first', async () => {
    const { ask, calls } = setup();
    await ask('a');
    await ask('b');
    await ask('c');
    await ask('b');
    expect(calls()).toBe(3);
    await ask('a');
    expect(calls()).toBe(4);
  });
});

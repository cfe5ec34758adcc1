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
    get: (key = 'a') => memo(key, load),
    pass: (ms: number) => (now += ms),
    fail: (on: boolean) => (failing = on),
    calls: () => calls,
  };
};

describe('a memo', () => {
  test('returns the cached answer while fresh and loads again after that', async () => {
    const { get, pass, calls } = setup();
    await get();
    await get();
    expect(calls()).toBe(1);
    pass(101);
    expect((await get()).value.n).toBe(2);
  });

  test('concurrent calls with one key share a request', async () => {
    const { get, calls } = setup();
    await Promise.all([get(), get(), get()]);
    expect(calls()).toBe(1);
  });

  test('returns the last good answer as stale while the source fails, and throws after that time', async () => {
    const { get, pass, fail } = setup();
    await get();
    fail(true);
    pass(500);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: true, at: 0 });
    pass(700);
    await expect(get()).rejects.toThrow('down');
  });

  test('does not cache a failure', async () => {
    const { get, fail } = setup();
    fail(true);
    await expect(get()).rejects.toThrow('down');
    fail(false);
    expect((await get()).stale).toBe(false);
  });

  test('an answer is fresh for ttlMs and usable for staleMs more, to the millisecond', async () => {
    const { get, pass, fail, calls } = setup();
    await get();
    pass(99);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: false, at: 0 });
    expect(calls()).toBe(1);
    fail(true);
    pass(1);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: true });
    pass(999);
    expect(await get()).toMatchObject({ value: { n: 1 }, stale: true });
    pass(1);
    await expect(get()).rejects.toThrow('down');
  });

  test('a source that answers again is fresh from that moment', async () => {
    const { get, pass, fail } = setup();
    await get();
    fail(true);
    pass(500);
    await get();
    fail(false);
    expect(await get()).toMatchObject({ value: { n: 3 }, stale: false, at: 500 });
    pass(99);
    expect(await get()).toMatchObject({ value: { n: 3 }, stale: false, at: 500 });
  });

  test('two keys have two answers, also when they load at the same time', async () => {
    const { get, calls } = setup();
    const [one, other] = await Promise.all([get('a'), get('b')]);
    expect([one.value.n, other.value.n, calls()]).toEqual([1, 2, 2]);
    expect([(await get('b')).value.n, (await get('a')).value.n]).toEqual([2, 1]);
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

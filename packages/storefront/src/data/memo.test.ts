import { describe, expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { createMemo } from './memo.ts';

/** The clock's first time, ms: a real one is never 0. */
const START = 1000;

const setup = () => {
  let now = START;
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
    expect(await ask()).toMatchObject({ value: { n: 1 }, stale: true, at: START });
    pass(700);
    await expect(ask()).rejects.toThrow('down');
  });

  test('asks the source again right after a stale answer', async () => {
    const { ask, pass, fail, calls } = setup();
    await ask();
    fail(true);
    pass(500);
    await Promise.all([ask(), ask()]);
    expect(calls()).toBe(2);
    fail(false);
    pass(2);
    expect(await ask()).toMatchObject({ value: { n: 3 }, stale: false });
  });

  test('answers more concurrent calls than it keeps answers', async () => {
    const { ask } = setup();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => ask(key)));
    expect(answers.map(({ stale }) => stale)).toEqual([false, false, false, false]);
  });

  test('does not cache a failure', async () => {
    const { ask, fail } = setup();
    fail(true);
    await expect(ask()).rejects.toThrow('down');
    fail(false);
    expect((await ask()).stale).toBe(false);
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

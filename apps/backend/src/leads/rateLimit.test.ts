import { expect, it, onTestFinished } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import type { State } from '../state/openState.ts';
import { createRateLimits, LIMITS, type RateLimits } from './rateLimit.ts';
import { createMemoryLog } from './testing/createMemoryLog.ts';

async function openLimits(state: State, log = createMemoryLog()): Promise<RateLimits> {
  const limits = await createRateLimits(state, log);
  onTestFinished(() => limits.close());
  return limits;
}

eachState('limits', ({ open, place }) => {
  it('allow ten forms a minute per address, then tell how long to wait', async () => {
    const limits = await openLimits(await open());
    const waits: number[] = [];
    for (let index = 0; index < 15; index += 1) waits.push(await limits.admit('send', '203.0.113.7'));
    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    for (const wait of waits.slice(10)) {
      expect(wait).toBeGreaterThan(50_000);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
    expect(await limits.admit('send', '203.0.113.8')).toBe(0);
    expect(await limits.admit('recaptcha', '203.0.113.7')).toBe(0);
  });

  it('count an address across processes, also for simultaneous calls', async () => {
    const where = await place();
    const all = await Promise.all([openLimits(await open(where)), openLimits(await open(where))]);
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (all[index % 2] as RateLimits).admit('send', '203.0.113.7')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMITS.send[0].points);
  });

  it('refuse ten thousand calls of one address within five seconds', async () => {
    const limits = await openLimits(await open());
    const startedAt = performance.now();
    let admitted = 0;
    for (let index = 0; index < 10_000; index += 1)
      if ((await limits.admit('send', '2001:db8::'.concat((index % 5000).toString(16)))) === 0) admitted += 1;
    expect(admitted).toBe(LIMITS.send[0].points);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('also limit calls per hour, and expire', async () => {
    const log = createMemoryLog();
    const limits = await createRateLimits(await open(), log, {
      send: [
        { points: 2, seconds: 1 },
        { points: 3, seconds: 3600 },
      ],
      unverified: [],
      recaptcha: [],
      chat: [],
      challenge: [],
      operator: [],
    });
    onTestFinished(() => limits.close());
    const waits: number[] = [];
    for (let index = 0; index < 3; index += 1) waits.push(await limits.admit('send', 'a'));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true]);
    expect(waits[2]).toBeLessThanOrEqual(1000);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await limits.admit('send', 'a')).toBe(0);
    expect(await limits.admit('send', 'a')).toBeGreaterThan(3_500_000);
    expect(log.lines).toEqual([]);
  });

  it('allow a call that they cannot count, and log that without the address', async () => {
    const log = createMemoryLog();
    const state = await open();
    const limits = await openLimits(state, log);
    if (state.engine.kind === 'postgres') await state.db.schema.dropTable('rate_limit').execute();
    else await limits.close();
    expect(await limits.admit('send', '203.0.113.7')).toBe(0);
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'rate limit not counted, call allowed' }]);
    expect(log.text()).not.toContain('203.0');
  });
});

import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import type { State } from '../state/openState.ts';
import { createRateLimits, LIMITS, type RateLimits } from './rateLimit.ts';
import { createMemoryLog } from './testing/createMemoryLog.ts';

/** Long enough for a count on a busy machine. */
const COUNT_MS = 30_000;

async function openLimits(state: State, log = createMemoryLog()): Promise<RateLimits> {
  const limits = createRateLimits(state, log, { countMs: COUNT_MS });
  onTestFinished(() => limits.close());
  return limits;
}

const findLimitsFile = ({ engine }: State): string =>
  path.join(engine.kind === 'sqlite' ? path.dirname(engine.file) : '', 'limits.sqlite');

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
    for (const call of ['recaptcha', 'unverified', 'chat'] as const)
      expect(await limits.admit(call, '203.0.113.7')).toBe(0);
  });

  it('count an address across processes, also for simultaneous calls', async () => {
    const where = await place();
    const log = createMemoryLog();
    const all = await Promise.all([openLimits(await open(where), log), openLimits(await open(where), log)]);
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (all[index % 2] as RateLimits).admit('send', '203.0.113.7')),
    );
    // A failure of the shared counts, after which each process counts for itself, is logged.
    expect(log.lines).toEqual([]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMITS.send[0].points);
  });

  it.each([
    ['in the same process', false],
    ['in another process', true],
  ])('do not last until the time of a clock that was a day ahead, %s', async (_where, isOther) => {
    const where = await place();
    const ahead = await openLimits(await open(where));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    for (let index = 0; index < 10; index += 1) expect(await ahead.admit('send', '203.0.113.7')).toBe(0);
    expect(await ahead.admit('send', '203.0.113.7')).toBeGreaterThan(0);
    vi.useRealTimers();
    const limits = isOther ? await openLimits(await open(where)) : ahead;
    const waits: number[] = [];
    for (let index = 0; index < 12; index += 1) waits.push(await limits.admit('send', '203.0.113.7'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMITS.send[0].points);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  });

  it('refuse ten thousand calls from one IPv6 network within five seconds', async () => {
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
    const limits = createRateLimits(await open(), log, {
      limits: {
        send: [
          { points: 2, seconds: 1 },
          { points: 3, seconds: 3600 },
        ],
        unverified: [],
        recaptcha: [],
        chat: [],
        challenge: [],
        operator: [],
      },
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

  it('that could not be opened are shared ten seconds later', async (context) => {
    const state = await open();
    if (state.engine.kind !== 'postgres') return context.skip();
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const [limits, other] = [await openLimits(state), await openLimits(state)];
    vi.spyOn(state.engine.pool, 'connect').mockImplementationOnce(() => {
      throw new Error('too many connections');
    });
    await limits.admit('send', '203.0.113.7');
    vi.advanceTimersByTime(10_000);
    for (let index = 0; index < LIMITS.send[0].points; index += 1)
      expect(await limits.admit('send', '203.0.113.7')).toBe(0);
    expect(await other.admit('send', '203.0.113.7')).toBeGreaterThan(0);
  });

  it('apply within each process while the shared counts fail; this is logged once, without the address', async () => {
    const log = createMemoryLog();
    const state = await open();
    const limits = await openLimits(state, log);
    expect(await limits.admit('recaptcha', '203.0.113.7')).toBe(0);
    if (state.engine.kind === 'postgres') await state.db.schema.dropTable('rate_limit').execute();
    else await limits.close();
    const waits: number[] = [];
    for (let index = 0; index < 15; index += 1) waits.push(await limits.admit('send', '203.0.113.7'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMITS.send[0].points);
    expect(log.lines).toMatchObject([
      { level: 'warn', message: 'rate limits not shared, this process counts for itself' },
    ]);
    expect(log.text()).not.toContain('203.0');
  });
});

describe('the file of limits', () => {
  it('that failed is used again after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const state = await openTempState();
    const log = createMemoryLog();
    const limits = await openLimits(state, log);
    await limits.admit('send', '203.0.113.1');
    const file = new Sqlite(findLimitsFile(state));
    file.exec('drop table rate_limit');
    file.close();
    expect(await limits.admit('send', '203.0.113.7')).toBe(0);
    const other = await openLimits(state);
    for (const { points } of LIMITS.send.slice(0, 1))
      for (let index = 0; index < points; index += 1) await other.admit('send', '203.0.113.7');
    vi.advanceTimersByTime(9999);
    expect(await limits.admit('send', '203.0.113.7')).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await limits.admit('send', '203.0.113.7')).toBeGreaterThan(0);
    expect(log.lines).toHaveLength(1);
  });

  it('loses its expired counts every ten minutes, and no others', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const state = await openTempState();
    const limits = await openLimits(state);
    await limits.admit('send', '203.0.113.7');
    const file = new Sqlite(findLimitsFile(state));
    onTestFinished(() => void file.close());
    const list = () => file.prepare('select key from rate_limit order by key').pluck().all();
    expect(list()).toEqual(['send/3600:203.0.113.7', 'send/60:203.0.113.7']);
    vi.advanceTimersByTime(600_000);
    await vi.waitFor(() => expect(list()).toEqual(['send/3600:203.0.113.7']), 60_000);
  });

  it('may be locked by another process: simultaneous calls do not wait for it one after the other', async () => {
    const log = createMemoryLog();
    const state = await openTempState();
    const limits = await openLimits(state, log);
    await limits.admit('send', '203.0.113.1');
    const other = new Sqlite(findLimitsFile(state));
    onTestFinished(() => void other.close());
    other.exec('begin exclusive');
    const startedAt = performance.now();
    const waits = await Promise.all(Array.from({ length: 60 }, () => limits.admit('send', '203.0.113.7')));
    // Sixty waits of 100 ms would be six seconds.
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(log.lines).toHaveLength(1);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMITS.send[0].points);
  });

  it.each(['before the start', 'while it is in use'])(
    'is created again when it is damaged %s, with a warning that names it',
    async (when) => {
      const log = createMemoryLog();
      const state = await openTempState();
      const file = findLimitsFile(state);
      const limits = await openLimits(state, log);
      if (when === 'while it is in use') {
        await limits.admit('send', '203.0.113.1');
        const other = new Sqlite(file);
        // Invalidates the pages that the limits have in memory, and empties the write-ahead log.
        other.exec('delete from rate_limit');
        other.pragma('wal_checkpoint(truncate)');
        other.close();
      }
      writeFileSync(file, Buffer.alloc(existsSync(file) ? statSync(file).size : 4096, 'damaged '));
      await limits.admit('send', '203.0.113.7');
      const reopened = await openLimits(state);
      const waits: number[] = [];
      for (let index = 0; index < 20; index += 1)
        waits.push(await [limits, reopened][index % 2]!.admit('send', '203.0.113.8'));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMITS.send[0].points);
      expect(log.lines.at(-1)).toMatchObject({
        message: 'damaged file of rate limits removed and created again',
        facts: { file },
      });
    },
  );
});

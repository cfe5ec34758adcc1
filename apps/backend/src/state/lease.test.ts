import { expect, test } from 'vitest';
import { releaseLease, takeLease, claimRun } from './lease.ts';
import { eachState } from './testing/eachState.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const addSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

eachState('a lease', ({ open, place }) => {
  test('has one holder until it expires or is released', async () => {
    const { db } = await open();
    expect(await takeLease(db, 'work', 'a', 10_000, NOW)).toBe(true);
    expect(await takeLease(db, 'work', 'b', 10_000, addSeconds(5))).toBe(false);
    expect(await takeLease(db, 'work', 'a', 10_000, addSeconds(5))).toBe(true);
    expect(await takeLease(db, 'work', 'b', 10_000, addSeconds(12))).toBe(false);
    expect(await takeLease(db, 'other', 'b', 10_000, addSeconds(12))).toBe(true);
    expect(await takeLease(db, 'work', 'b', 10_000, addSeconds(15))).toBe(true);
    await releaseLease(db, 'work', 'a');
    expect(await takeLease(db, 'work', 'a', 10_000, addSeconds(17))).toBe(false);
    await releaseLease(db, 'work', 'b');
    expect(await takeLease(db, 'work', 'a', 10_000, addSeconds(18))).toBe(true);
    // The release of one piece of work leaves another of the same holder.
    expect(await takeLease(db, 'other', 'a', 10_000, addSeconds(18))).toBe(false);
  });

  test('goes to exactly one of many simultaneous callers', async () => {
    const where = await place();
    const states = await Promise.all([open(where), open(where), open(where)]);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => takeLease(states[at % 3]!.db, 'work', `h${at}`, 60_000, NOW)),
    );
    expect(responses.filter(Boolean)).toHaveLength(1);
  });

  test('a run can be claimed once, and not after a later one', async () => {
    const where = await place();
    const states = await Promise.all([open(where), open(where)]);
    const takers = Array.from({ length: 10 }, (_, at) => claimRun(states[at % 2]!.db, 'work', NOW));
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1);
    expect(await claimRun(states[0]!.db, 'work', addSeconds(60))).toBe(true);
    expect(await claimRun(states[1]!.db, 'work', addSeconds(30))).toBe(false);
    expect(await claimRun(states[1]!.db, 'other', addSeconds(30))).toBe(true);
  });

  test('is not taken, and no run claimed again, by a clock that is behind', async () => {
    const { db } = await open();
    expect(await takeLease(db, 'work', 'a', 10_000, NOW)).toBe(true);
    for (const seconds of [-1, -9])
      expect(await takeLease(db, 'work', 'b', 10_000, addSeconds(seconds))).toBe(false);
    expect(await claimRun(db, 'work', NOW)).toBe(true);
    for (const seconds of [-1, -3600]) expect(await claimRun(db, 'work', addSeconds(seconds))).toBe(false);
  });

  test('of a clock that was a day ahead is ignored', async () => {
    const { db } = await open();
    expect(await takeLease(db, 'work', 'dead', 10_000, addSeconds(86_400))).toBe(true);
    expect(await takeLease(db, 'work', 'b', 10_000, NOW)).toBe(true);
    expect(await takeLease(db, 'work', 'c', 10_000, NOW)).toBe(false);
    expect(await claimRun(db, 'work', addSeconds(86_400))).toBe(true);
    expect(await claimRun(db, 'work', NOW)).toBe(true);
    expect(await claimRun(db, 'work', NOW)).toBe(false);
  });
});

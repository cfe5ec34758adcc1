import { expect, test } from 'vitest';
import type { DemoNote } from './demoNote.ts';
import { planSeed } from './planSeed.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const WEEK = '2026-11-16';
const request = { coming: 600, sold: 900, seed: 1, ifNeeded: false };
const note: DemoNote = {
  seed: 5,
  coming: 10,
  sold: 20,
  week: WEEK,
  now: '2026-11-17T00:00:00.000Z',
  complete: true,
};
const plan = (existing: { note?: Partial<DemoNote>; hasLots: boolean }, ifNeeded = true, now = NOW) =>
  planSeed(
    { ...request, ifNeeded },
    { note: existing.note && { ...note, ...existing.note }, hasLots: existing.hasLots },
    now,
  );

test('an empty database is filled as requested', () => {
  const filling = { seed: 1, coming: 600, sold: 900, week: WEEK, now: NOW.toISOString(), complete: false };
  expect(plan({ hasLots: false })).toEqual({ kind: 'write', refresh: false, note: filling });
});

test('this week’s demo data is kept until Monday begins in Japan', () => {
  expect(plan({ note: {}, hasLots: true }).kind).toBe('nothing');
  expect(plan({ note: {}, hasLots: true }, true, new Date('2026-11-22T14:59:00Z')).kind).toBe('nothing');
  expect(plan({ note: {}, hasLots: true }, true, new Date('2026-11-22T15:00:00Z'))).toEqual({
    kind: 'write',
    refresh: true,
    note: { ...note, week: '2026-11-23', now: '2026-11-22T15:00:00.000Z' },
  });
});

test('without --if-needed current data is written again', () => {
  expect(plan({ note: {}, hasLots: true }, false)).toMatchObject({
    kind: 'write',
    refresh: false,
    note: { seed: 1, coming: 600, complete: false },
  });
});

test('lots of other feeds are never replaced', () => {
  expect(plan({ hasLots: true }).kind).toBe('nothing');
  expect(plan({ hasLots: true }, false).kind).toBe('refused');
});

test('an interrupted fill continues with feeds of the time when it began', () => {
  const broken = plan({ note: { complete: false, seed: 1 }, hasLots: true });
  expect(broken).toMatchObject({ kind: 'write', note: { now: note.now, complete: false } });
  const otherSeed = plan({ note: { complete: false, seed: 2 }, hasLots: true });
  expect(otherSeed).toMatchObject({ kind: 'write', note: { now: NOW.toISOString() } });
});

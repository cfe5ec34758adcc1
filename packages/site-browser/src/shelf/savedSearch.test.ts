import { describe, expect, test } from 'vitest';
import { countNewLots, MAX_KNOWN_LOTS, parseSavedSearch } from './savedSearch.ts';

const keys = (...ids: readonly number[]) => ids.map((id) => `japan/${id}`);
const count = (known: readonly string[], lots: readonly string[]) =>
  countNewLots({ known }, { count: lots.length, lots });

test.each([
  { name: 'lots above the known ones are new', known: keys(1, 2, 3), now: keys(8, 9, 1, 2, 3), fresh: 2 },
  { name: 'new lots may be between known ones', known: keys(1, 2, 3), now: keys(1, 9, 2, 3), fresh: 1 },
  {
    name: 'lots that moved up from below are not new',
    known: keys(1, 2, 3),
    now: keys(2, 3, 4, 5),
    fresh: 0,
  },
  { name: 'a list without changes has no new lots', known: keys(1, 2), now: keys(1, 2), fresh: 0 },
  { name: 'all are new when no known one is left', known: keys(1, 2), now: keys(8, 9), fresh: 2 },
  { name: 'nothing is known before the first answer', known: [], now: keys(1, 2), fresh: 0 },
  { name: 'an empty list has no new lots', known: keys(1), now: [], fresh: 0 },
])('$name', ({ known, now, fresh }) => {
  expect(count(known, now)).toEqual({ count: fresh, more: false });
});

describe('a stored search', () => {
  const stored = { address: '/korea?brand=kia', title: 'Kia из Кореи', count: 0, known: keys(1, 2), at: 5 };

  test('is read as it was stored', () => {
    expect(parseSavedSearch(stored)).toEqual(stored);
    const longest = { ...stored, address: `/${'a'.repeat(1999)}`, title: 'я'.repeat(300) };
    expect(parseSavedSearch(longest)).toEqual(longest);
  });

  test.each([
    null,
    '/korea',
    { ...stored, address: '' },
    { ...stored, address: `/${'a'.repeat(2000)}` },
    { ...stored, title: '' },
    { ...stored, title: 'я'.repeat(301) },
    { ...stored, title: 7 },
  ])('is left out unless its address and title are usable: %j', (value) => {
    expect(parseSavedSearch(value)).toBeUndefined();
  });

  test('has zero in place of a value that is not a whole number, and no more lots than the limit', () => {
    for (const wrong of ['5', -1, 1.5, Number.POSITIVE_INFINITY, undefined])
      expect(parseSavedSearch({ ...stored, count: wrong, at: wrong })).toEqual({
        ...stored,
        count: 0,
        at: 0,
      });
    const many = keys(...Array.from({ length: MAX_KNOWN_LOTS + 1 }, (_, index) => index));
    expect(parseSavedSearch({ ...stored, known: many })?.known).toHaveLength(MAX_KNOWN_LOTS);
    expect(parseSavedSearch({ ...stored, known: 'japan/1' })?.known).toEqual([]);
  });
});

test('when all lots at the top are new, there may be more of them', () => {
  const now = keys(...Array.from({ length: MAX_KNOWN_LOTS }, (_, index) => index + 10));
  expect(count(keys(1), now)).toEqual({ count: MAX_KNOWN_LOTS, more: true });
});

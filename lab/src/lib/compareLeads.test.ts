import { expect, test } from 'vitest';
import { compareLeads } from './compareLeads.ts';

const IDS = new Map([
  ['a', '1'],
  ['b', '2'],
]);

test.each([
  [[], { lost: 2, doubled: 0, mismatched: 0 }],
  [['a1', 'b2'], { lost: 0, doubled: 0, mismatched: 0 }],
  [['a1', 'b9'], { lost: 0, doubled: 0, mismatched: 1 }],
  [['a1', 'a3', 'b2'], { lost: 0, doubled: 1, mismatched: 0 }],
  // Stored, but its answer did not arrive: neither lost nor wrong.
  [['a1', 'b2', 'c3'], { lost: 0, doubled: 0, mismatched: 0 }],
])('leads answered as a1 and b2, and stored as %j: %j', (rows, expected) => {
  const stored = rows.map((row) => ({ name: row.slice(0, 1), id: row.slice(1), page: '/chaos' }));
  const { faults, ...counts } = compareLeads(IDS, stored);
  expect(counts).toEqual(expected);
  expect(faults).toHaveLength(expected.lost + expected.doubled + expected.mismatched);
});

test('leads that another program has sent do not count', () => {
  const stored = [
    { name: 'a', id: '1', page: '/chaos' },
    { name: 'b', id: '2', page: '/chaos' },
    { name: 'Анна', id: '3', page: '/kontakty' },
    { name: 'Анна', id: '4', page: '/kontakty' },
  ];
  expect(compareLeads(IDS, stored)).toMatchObject({ lost: 0, doubled: 0, mismatched: 0, faults: [] });
});

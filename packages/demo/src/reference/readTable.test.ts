import { expect, test } from 'vitest';

import { readTable } from './readTable.ts';

const TABLE = `
1 SERIES|hatchback|30|360|FR|AT|116I,118I|4340 1765 1440 2690|UE16 04-11 1598 122 P;7K15 19- 1498 140 P AMT FF;E87 98-04 1995 122 D MT
I3|hatchback|7|500|RR|AT|ATELIER||1Z00 14-18 0 170 E
`;

test('a code inherits gearbox and drive of its model unless it has its own', () => {
  const [series, i3] = readTable('japan', 'BMW', TABLE);
  expect(series?.bodies.map(({ code, gearboxes, drives }) => [code, gearboxes, drives])).toEqual([
    ['UE16', ['AT'], ['FR']],
    ['7K15', ['AMT'], ['FF']],
    ['E87', ['MT'], ['FR']],
  ]);
  expect(series?.bodies[0]).toMatchObject({
    brand: 'BMW',
    model: '1 SERIES',
    priceNew: 3_600_000,
    trims: ['116I', '118I'],
    dims: { length: 4340, width: 1765, height: 1440, wheelbase: 2690 },
  });
  expect(i3?.dims).toBeUndefined();
});

test('two-digit years up to 49 belong to this century; an open end becomes 9999', () => {
  const bodies = readTable('japan', 'BMW', TABLE)[0]?.bodies;
  expect(bodies?.map(({ yearFrom, yearTo }) => [yearFrom, yearTo])).toEqual([
    [2004, 2011],
    [2019, 9999],
    [1998, 2004],
  ]);
});

test.each([
  ['X1|boat|1|1|FR|AT|A||C 04-11 1 1 P', 'boat'],
  ['X1|suv|1|1|FR|XX|A||C 04-11 1 1 P', 'XX'],
  ['X1|suv|1|1|FR|AT|A||C 04-11 one 1 P', 'one'],
  ['X1|suv|1|1', 'nine cells'],
])('refuses %s', (row, word) => {
  expect(() => readTable('japan', 'BMW', row)).toThrow(word);
});

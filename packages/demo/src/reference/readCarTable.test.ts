import { describe, expect, test } from 'vitest';

import { readCarTable } from './readCarTable.ts';
import { TableError } from './tableLines.ts';

const PRIUS = `
# a comment
@ TOYOTA
= PRIUS | hatchback | 90 | 4480x1745x1490x2700 | 2300 | S, G
ZVW30 2009-2015 1797 99 H CVT FF w=2
~ 4600x1780x1430x2750 3200 | Z
MXWH60 2023- 1986 152 H CVT/AT FF/4WD
@ NISSAN
= CIVILIAN | van | 12 | - | 5900 | SX
W41 1999-2021 4478 170 P AT FR type=minivan price=6000 | GX
`;

describe('readCarTable', () => {
  test('a row inherits from its model and from the defaults above it', () => {
    const [prius, civilian] = readCarTable('japan', PRIUS);
    expect(prius).toMatchObject({ market: 'japan', brand: 'TOYOTA', model: 'PRIUS', popularity: 90 });
    expect(prius?.bodies).toEqual([
      {
        market: 'japan',
        brand: 'TOYOTA',
        model: 'PRIUS',
        code: 'ZVW30',
        bodyType: 'hatchback',
        yearFrom: 2009,
        yearTo: 2015,
        cc: 1797,
        hp: 99,
        fuel: 'hybrid',
        gearboxes: ['CVT'],
        drives: ['FF'],
        trims: ['S', 'G'],
        dims: { length: 4480, width: 1745, height: 1490, wheelbase: 2700 },
        popularity: 60,
        priceNew: 2_300_000,
      },
      expect.objectContaining({
        code: 'MXWH60',
        yearTo: 9999,
        gearboxes: ['CVT', 'AT'],
        drives: ['FF', '4WD'],
        trims: ['Z'],
        dims: { length: 4600, width: 1780, height: 1430, wheelbase: 2750 },
        popularity: 30,
        priceNew: 3_200_000,
      }),
    ]);
    expect(civilian?.dims).toBeUndefined();
    expect(civilian?.bodies[0]).toMatchObject({ bodyType: 'minivan', trims: ['GX'], priceNew: 6_000_000 });
  });

  test('gives trims that name a hybrid to hybrids, and the others to other cars', () => {
    const [note] = readCarTable(
      'japan',
      '@ NISSAN\n= NOTE | hatchback | 9 | - | 1800 | X, E-POWER X\nE11 2005-2012 1498 109 P AT FF\nHE12 2016-2020 1198 79 H AT FF\nSNE12 2018-2020 1198 79 H AT 4WD | E-POWER S',
    );
    expect(note?.bodies.map(({ trims }) => trims)).toEqual([['X'], ['E-POWER X'], ['E-POWER S']]);
  });

  test.each([
    ['a body type', '= A | boat | 1 | - | 900 | S', 'boat'],
    ['sizes', '= A | van | 1 | 4480x1745 | 900 | S', '4480x1745'],
    ['a fuel', '= A | van | 1 | - | 900 | S\nB1 2009-2015 1797 99 X CVT FF', 'fuel'],
    [
      'years in reverse order',
      '= A | van | 1 | - | 900 | S\nB1 2015-2009 1797 99 P CVT FF',
      'before the first',
    ],
    ['a short row', '= A | van | 1 | - | 900 | S\nB1 2009-2015 1797 99 P', 'needs code'],
    ['an option', '= A | van | 1 | - | 900 | S\nB1 2009-2015 1797 99 P CVT FF q=1', 'q=1'],
    ['a code twice', '= A | van | 1 | - | 900 | S\nB1 2009- 9 9 P AT FF\nB1 2009- 9 9 P AT FF', 'twice'],
    ['a model without rows', '= A | van | 1 | - | 900 | S', 'no bodies'],
  ])('refuses %s and names it', (_, rows, word) => {
    const read = () => readCarTable('japan', `@ TOYOTA\n${rows}`);
    expect(read).toThrow(TableError);
    expect(read).toThrow(word);
  });

  test('rejects a row without a model above it', () => {
    expect(() => readCarTable('japan', 'B1 2009- 9 9 P AT FF')).toThrow('line 1');
  });
});

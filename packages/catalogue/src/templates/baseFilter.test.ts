import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY } from '../query/query.ts';
import type { Lot } from '../lots/lot.ts';
import { passesBase, scopeQuery } from './baseFilter.ts';
import { TEMPLATES } from './templates.ts';

const makeLot = (facts: Partial<Lot>): Lot =>
  ({
    id: '1',
    type: 'japan',
    brand: 'HINO',
    model: 'DUTRO',
    currency: 'jpy',
    status: 'coming',
    images: [],
    equipment: [],
    ...facts,
  }) as Lot;

const lorries = { lists: { body: ['truck', 'crane_truck'] } };

describe('a base filter', () => {
  test('is added to a query of its template, and takes precedence', () => {
    const query = {
      ...EMPTY_QUERY,
      lists: { brand: ['HINO'], body: ['sedan'] },
      ranges: { year: { min: 2015 } },
    };
    expect(scopeQuery({ base: lorries }, query)).toEqual({
      ...query,
      lists: { brand: ['HINO'], body: ['truck', 'crane_truck'] },
    });
    expect(scopeQuery({ base: { known: { day: true } } }, query)).toEqual({
      ...query,
      known: { day: true },
    });
    const ranges = { year: { max: 2018 }, mass: { min: 3500 } };
    expect(
      scopeQuery({ base: { ranges } }, { ...query, ranges: { ...query.ranges, power: { max: 160 } } }),
    ).toEqual({
      ...query,
      ranges: { ...ranges, power: { max: 160 } },
    });
    expect(scopeQuery({}, query)).toBe(query);
  });

  test.each([
    [lorries, { bodyType: 'truck' }, true],
    [lorries, { bodyType: 'sedan' }, false],
    [lorries, {}, false],
    [{ known: { day: true } }, { auctionDate: '2026-11-25T09:40:00' }, true],
    [{ known: { day: true } }, {}, false],
    [{ known: { day: false } }, {}, true],
    [{ ranges: { year: { min: 2015, max: 2018 } } }, { year: 2018 }, true],
    [{ ranges: { year: { min: 2015 } } }, { year: 2014 }, false],
    [{ ranges: { year: { min: 2015 } } }, { year: 2015 }, true],
    [{ ranges: { year: { max: 2018 } } }, { year: 1990 }, true],
    [{ ranges: { year: { max: 2018 } } }, { year: 2019 }, false],
    [{ ranges: { year: { min: 2015 } } }, {}, false],
    [{ ranges: { mass: { max: 3500 } } }, { massKg: 3500 }, true],
    [{ ranges: { power: { max: 160 } } }, { powerHp: 161 }, false],
    [{ lists: { day: ['2026-11-25'] } }, { auctionDate: '2026-11-25T09:40:00' }, true],
    [{ lists: { brand: ['HINO'] } }, {}, true],
    [{ lists: { brand: ['DUTRO'] } }, {}, false],
    // All conditions must hold.
    [{ ...lorries, known: { day: true } }, { bodyType: 'truck' }, false],
    [{ ...lorries, ranges: { year: { min: 2015 } } }, { bodyType: 'sedan', year: 2020 }, false],
    [undefined, {}, true],
  ] as const)('%j and a lot of %j: %s', (base, facts, passes) =>
    expect(passesBase(base, makeLot(facts))).toBe(passes),
  );
});

describe('two templates of one type and parent', () => {
  const formatKey = ({ type, typeParent, base }: (typeof TEMPLATES)[number]) =>
    JSON.stringify([type, typeParent, base ?? null]);
  test('their base filters differ', () => {
    expect(new Set(TEMPLATES.map(formatKey)).size).toBe(TEMPLATES.length);
  });
  test.each(TEMPLATES.filter(({ base }) => base?.lists).map((row) => [row.name, row] as const))(
    '%s has no control for the list facets of its base filter',
    (_, { base, facets }) => {
      for (const name of Object.keys(base?.lists ?? {})) expect(facets).not.toContain(name);
    },
  );
});

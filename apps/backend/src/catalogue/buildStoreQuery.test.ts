import { describe, expect, test } from 'vitest';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { buildStoreQuery, combineConditions } from './buildStoreQuery.ts';
import type { Filter } from './filter.ts';

const parseRequest = (query: string) =>
  buildStoreQuery(filterSchema.parse(Object.fromEntries(new URLSearchParams(query))));
const parseConditions = (query: string) => Object.fromEntries(parseRequest(query).conditions);

const isIn = (field: string, ...values: string[]) => ({ op: 'in', field, values });
const not = (filter: object) => ({ op: 'not', not: filter });
const and = (...all: object[]) => ({ op: 'and', all });
const or = (...any: object[]) => ({ op: 'or', any });
const years = (bounds: object) => ({ op: 'range', field: 'year', ...bounds });
const days = (bounds: object) => ({ op: 'between', field: 'day', ...bounds });
const contains = (text: string) => ({ op: 'contains', field: 'brand', text });
const lot = (number: string) => ({ op: 'lot', number });

describe('a condition of the wire becomes a filter', () => {
  test.each<[string, string, object | undefined]>([
    ['marka_name=TOYOTA', 'brand', isIn('brand', 'TOYOTA')],
    // Values are sorted and unique, because the filter is the key of a cache.
    ['marka_name_in_arr=toyota,honda,toyota', 'brand', isIn('brand', 'HONDA', 'TOYOTA')],
    [
      'marka_name=toyota&marka_name_in_arr=honda',
      'brand',
      and(isIn('brand', 'TOYOTA'), isIn('brand', 'HONDA')),
    ],
    ['marka_name_eq=toyota', 'brand', isIn('brand', 'TOYOTA')],
    ['marka_name_not_eq=toyota', 'brand', not(isIn('brand', 'TOYOTA'))],
    ['marka_name_not_in_arr=toyota,honda', 'brand', not(isIn('brand', 'HONDA', 'TOYOTA'))],
    ['marka_name_incl_like=toy', 'brand', contains('TOY')],
    ['marka_name_incl_like=toy,hon', 'brand', or(contains('TOY'), contains('HON'))],
    ['marka_name_not_like=toy', 'brand', not(contains('TOY'))],
    ['marka_name_not_null=1', 'brand', not(isIn('brand', ''))],
    ['marka_name_not_null=0', 'brand', not(not(isIn('brand', '')))],
    ['marka_name=', 'brand', undefined],
    ['year=2019', 'year', years({ min: 2019, max: 2019 })],
    ['year=2018,2020', 'year', or(years({ min: 2018, max: 2018 }), years({ min: 2020, max: 2020 }))],
    ['year_min=2019', 'year', years({ min: 2019 })],
    ['year_max=2019', 'year', years({ max: 2019 })],
    ['year_gt=2019', 'year', years({ min: 2020 })],
    ['year_lt=2019', 'year', years({ max: 2018 })],
    ['year_min=2018&year_max=2020', 'year', and(years({ min: 2018 }), years({ max: 2020 }))],
    ['year_interval=2018-2020', 'year', years({ min: 2018, max: 2020 })],
    ['year_interval=-2010,2018-', 'year', or(years({ max: 2010 }), years({ min: 2018 }))],
    ['year_not_interval=2018-2020', 'year', not(years({ min: 2018, max: 2020 }))],
    ['year_not_eq=2019', 'year', not(years({ min: 2019, max: 2019 }))],
    ['year_not_null=1', 'year', years({})],
    ['year_not_null=0', 'year', not(years({}))],
    ['auction_date_min=2026-11-25', 'day', days({ min: '2026-11-25' })],
    ['auction_date_max=2026-11-25', 'day', days({ max: '2026-11-25' })],
    ['auction_date_gt=2026-11-30', 'day', days({ min: '2026-12-01' })],
    ['auction_date_lt=2026-12-01', 'day', days({ max: '2026-11-30' })],
    ['auction_date_interval=2026-11-25,2026-11-26', 'day', isIn('day', '2026-11-25', '2026-11-26')],
    ['auction_date_not_null=0', 'day', not(not(isIn('day', '')))],
    ['rate_min=4', 'rate', { op: 'range', field: 'rateRank', min: expect.any(Number) }],
    ['rate_max=s', 'rate', { op: 'range', field: 'rateRank', max: expect.any(Number) }],
    ['lot=5123', 'lot', lot('5123')],
    ['lot=5123,5124', 'lot', or(lot('5123'), lot('5124'))],
    ['lot_not_eq=5123', 'lot', not(lot('5123'))],
    ['lot_incl_like=51', 'lot', { op: 'lotContains', text: '51' }],
    ['lot_not_null=1', 'lot', { op: 'lotContains', text: '' }],
    ['lot_not_null=0', 'lot', not({ op: 'lotContains', text: '' })],
    ['generation=zvw5', 'kuzov', { op: 'starts', field: 'kuzov', text: 'ZVW5' }],
    ['generation=zvw5&kuzov=ZVW30', 'kuzov', { op: 'starts', field: 'kuzov', text: 'ZVW5' }],
  ])('%s', (query, key, filter) => expect(parseConditions(query)[key]).toEqual(filter));

  test('a name that two brands share may carry its brand', () => {
    const kona = and(isIn('brand', 'HYUNDAI'), isIn('model', 'KONA'));
    expect(parseConditions('marka_name=hyundai,kaiyi&model_name=kona_hyundai')['model']).toEqual(kona);
    expect(parseConditions('marka_name=hyundai,kaiyi&model_name=kona_hyundai,i30')['model']).toEqual(
      or(kona, isIn('model', 'I30')),
    );
    expect(parseConditions('model_name=kona_hyundai')['model']).toEqual(isIn('model', 'KONA_HYUNDAI'));
    // Neither an excluded brand nor a model of that name counts as the owner.
    for (const other of ['marka_name_not_eq=hyundai', 'model_name_in_arr=hyundai'])
      expect(JSON.stringify(parseConditions(`${other}&model_name=kona_hyundai`)['model'])).toContain(
        'KONA_HYUNDAI',
      );
  });
});

describe('the type of a call', () => {
  test.each<[string, string, Filter | undefined]>([
    ['type=japan', 'japan', undefined],
    ['type=left', 'left', undefined],
    ['type=left&type_parent=japan', 'left', isIn('parent', 'japan') as Filter],
    ['type=left&type_parent=spec_japan', 'spec_japan', isIn('side', '1') as Filter],
  ])('%s', (query, type, filter) => {
    const call = parseRequest(query);
    expect(call.type).toBe(type);
    expect(call.conditions.get('parent')).toEqual(filter);
  });
});

test('the conditions of a set are combined into one condition', () => {
  const input = filterSchema.parse({ marka_name: 'TOYOTA' });
  const set = filterSchema.parse({ year_min: '2019', marka_name: 'HONDA' });
  const { conditions } = buildStoreQuery(input, set);
  expect([...conditions.keys()]).toEqual(['brand', 'set']);
  expect(conditions.get('set')).toEqual(and(isIn('brand', 'HONDA'), years({ min: 2019 })));
});

test('a facet is counted without its own condition', () => {
  const { conditions } = parseRequest('marka_name=TOYOTA&year_min=2019');
  expect(combineConditions(conditions)).toEqual(and(isIn('brand', 'TOYOTA'), years({ min: 2019 })));
  expect(combineConditions(conditions, ['brand'])).toEqual(years({ min: 2019 }));
  expect(combineConditions(conditions, ['brand', 'year'])).toEqual({ op: 'and', all: [] });
});

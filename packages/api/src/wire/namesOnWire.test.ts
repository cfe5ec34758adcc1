import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { encodeFiltersV1 } from '../v1/encodeV1Query.ts';
import { encodeFiltersV2 } from '../v2/encodeV2Query.ts';
import { filterSchema } from './filterSchema.ts';

/** Parses a query string as a server does. */
function readStoreQuery(pairs: readonly (readonly [string, string])[]) {
  const call: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(pairs.map((pair) => [...pair]))) {
    const key = name.replace(/\[\]$/, '');
    call[key] = [...(call[key] ?? []), value];
  }
  return filterSchema.parse(call) as Record<string, unknown>;
}

const names = [
  'SMART #1',
  '105,120',
  'SOUL_BOOSTER',
  'K·CAR',
  '4" PLUS',
  '105%',
  'X [II]',
  'DELICA D:5',
  'X+Y',
];

test.each(names)('%s alone is read unchanged in both versions', (name) => {
  const query = { ...EMPTY_QUERY, lists: { model: [name] } };
  expect(readStoreQuery(encodeFiltersV1(query)).model_name).toEqual([name]);
  expect(readStoreQuery(encodeFiltersV2(query)).model_name).toEqual([name]);
});

test('all of them together are read unchanged in both versions', () => {
  const query = { ...EMPTY_QUERY, lists: { model: names } };
  expect(readStoreQuery(encodeFiltersV1(query)).model_name_in_arr).toEqual(names);
  expect(readStoreQuery(encodeFiltersV2(query)).model_name).toEqual(names);
});

test.each([
  [String.raw`105\,120,86`, ['105,120', '86']],
  ['ZVW50,ZVW51', ['ZVW50', 'ZVW51']],
])('the list %s is split at commas without a backslash before them', (list, values) =>
  expect(readStoreQuery([['model_name', list]]).model_name).toEqual(values),
);

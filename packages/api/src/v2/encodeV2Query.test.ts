import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { encodeFiltersV2, encodeV2Query } from './encodeV2Query.ts';
import { listSchema } from '../wire/filterSchema.ts';

const formatPairs = (search: string) =>
  encodeV2Query(parseCatalogueUrl(search), { limit: 12 })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Formats a parsed value as it was sent; price spans are parsed into two bounds. */
const formatValue = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const { min = '', max = '' } = value as { min?: number; max?: number };
  return `${min}-${max}`;
};

test('an offset of the caller, also 0, counts instead of the page', () => {
  const query = parseCatalogueUrl('page=3');
  const names = (offset: number) => new Map(encodeV2Query(query, { limit: 100, offset }));
  expect(names(0).get('offset')).toBeUndefined();
  expect(names(7).get('offset')).toBe('7');
});

describe('version 2 parameters', () => {
  test.each([
    ['', 'order_by=date_desc&limit=12'],
    ['brand=toyota', 'marka_name[]=TOYOTA&order_by=date_desc&limit=12'],
    ['brand[]=toyota&brand[]=honda', 'marka_name[]=HONDA&marka_name[]=TOYOTA&order_by=date_desc&limit=12'],
    ['page=3', 'order_by=date_desc&limit=12&offset=24'],
    ['year_min=2018&eng_v_max=2000', 'year_min=2018&eng_v_max=2000&order_by=date_desc&limit=12'],
    ['mileage_min=0&mileage_max=0', 'mileage_min=0&mileage_max=0&order_by=date_desc&limit=12'],
    ['priv=4wd&kpp=at', 'priv_incl_like[]=4WD&kpp[]=AT&order_by=date_desc&limit=12'],
    [
      'priv=2wd',
      'priv_incl_like[]=FF&priv_incl_like[]=FR&priv_incl_like[]=MR&priv_incl_like[]=RR&order_by=date_desc&limit=12',
    ],
    [
      'auction_date_interval=2026-11-25',
      'auction_date_interval[]=2026-11-25T00:00:00&order_by=date_desc&limit=12',
    ],
    ['rate=6,s', 'rate[]=6&rate[]=S&order_by=date_desc&limit=12'],
    ['lot=5123', 'lot=5123&order_by=date_desc&limit=12'],
  ])('%s → %s', (search, wire) => expect(formatPairs(search)).toBe(wire));

  test('an offset overrides the page', () =>
    expect(encodeV2Query(parseCatalogueUrl('page=3'), { limit: 24, offset: 12 })).toContainEqual([
      'offset',
      '12',
    ]));

  test('the backend accepts every query and loses nothing of it', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const wire: Record<string, string | string[]> = {};
        for (const [name, value] of encodeFiltersV2(query)) {
          if (!name.endsWith('[]')) wire[name] = value;
          else wire[name.slice(0, -2)] = [...(wire[name.slice(0, -2)] ?? []), value];
        }
        const parsedQuery = listSchema.parse(wire) as Record<string, unknown>;
        for (const [name, value] of Object.entries(wire)) {
          const expected =
            name === 'auction_date_interval'
              ? [value].flat().map((day) => day.slice(0, 10))
              : [value].flat().map((text) => text.replaceAll(String.raw`\,`, ','));
          expect([parsedQuery[name]].flat().map(formatValue)).toEqual([expected].flat());
        }
      }),
      numRuns(400, 10_000),
    );
  });
});

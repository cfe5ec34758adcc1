import { expect, test } from 'vitest';
import { auction, leftHand, parseQuery, statistics } from '../fixtures.ts';
import { listUncoveredPairs } from './uncoveredPairs.ts';

const formatPairs = (template: typeof auction, search: string) =>
  listUncoveredPairs(template, parseQuery(search))
    .map((pair) => pair.join('='))
    .join('&');

test.each([
  ['nothing', '', ''],
  ['values that the controls send themselves', 'color=white&year_min=2015&page=3', ''],
  ['a colour that does not exist', 'color=gold-ish', ''],
  ['a grade of no option', 'rate=2', 'rate[]=2'],
  ['half of the values of an option', 'rate=6', 'rate[]=6'],
  ['the whole of an option', 'rate=6,s', ''],
  ['the brand as it was, because a new one clears the model', 'brand=toyota', 'brand_was=toyota'],
  [
    'brand and model, several at once',
    'brand=honda,toyota&model=fit',
    'brand_was=honda,toyota&model_was=fit',
  ],
  ['a lot number, which has a field', 'lot=5123', ''],
  ['a brand with a comma', String.raw`brand=a\,b`, String.raw`brand_was=a\,b`],
  ['the page size', 'limit=48', 'limit=48'],
  ['how the list is shown', 'layout=table&currency=usd', 'currency=usd&layout=table'],
])('%s: %s → %s', (_name, search, pairs) => expect(formatPairs(auction, search)).toBe(pairs));

test('values of facets that the catalogue does not offer are kept', () => {
  const bare = { ...auction, facets: [] };
  expect(
    formatPairs(bare, 'brand=toyota&year_min=2015&year_max=2019&mileage_max=90000&lot=5123&color=white'),
  ).toBe('brand[]=toyota&year_min=2015&year_max=2019&mileage_max=90000&color[]=white&lot=5123');
});

test('a comma inside a value stays escaped', () =>
  expect(formatPairs({ ...auction, facets: [] }, String.raw`brand=a\,b`)).toBe(String.raw`brand[]=a\,b`));

test('a day is kept where the catalogue has no days; a gearbox on offer has its own control', () => {
  expect(formatPairs(statistics, 'auction_date_interval=2026-11-25')).toBe(
    'auction_date_interval[]=2026-11-25',
  );
  expect(formatPairs(leftHand, 'kpp=amt')).toBe('');
});

import { expect, test } from 'vitest';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { findTemplate, type Template } from '@vvoz/catalogue/templates/templates';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createShelfLots } from './shelfLots.ts';

const findOrThrow = (name: string): Template => {
  const template = findTemplate(name);
  if (!template) throw new Error(`no template ${name}`);
  return template;
};
const main = findOrThrow('japan-main');
const lorries: Template = { ...main, name: 'japan', base: { lists: { body: ['truck'] } } };

/** Answers each call for a list with the number of calls so far. */
function createShelf() {
  const asked: CatalogueQuery[] = [];
  const shelf = createShelfLots(
    createFakeBackend({
      v2: { cars: async (_type, query) => ({ count: asked.push(query as CatalogueQuery), items: [] }) },
    }),
    { getLot: async () => Promise.reject(new Error('not asked')), listVariants: () => [] },
  );
  return { shelf, asked };
}

test('the first lots of a saved search are remembered by catalogue and by each kind of filter', async () => {
  const { shelf, asked } = createShelf();
  const queries: readonly (readonly [Template, CatalogueQuery])[] = [
    [main, EMPTY_QUERY],
    [lorries, EMPTY_QUERY],
    [main, { ...EMPTY_QUERY, lists: { brand: ['TOYOTA'] } }],
    [main, { ...EMPTY_QUERY, lists: { brand: ['HONDA'] } }],
    [main, { ...EMPTY_QUERY, ranges: { year: { min: 2020 } } }],
    [main, { ...EMPTY_QUERY, ranges: { year: { max: 2020 } } }],
    [main, { ...EMPTY_QUERY, texts: { lot: '5123' } }],
  ];
  const readAll = async () => {
    const counts: number[] = [];
    for (const [template, query] of queries) counts.push((await shelf.getTopLots(template, query)).count);
    return counts;
  };
  const counts = await readAll();
  expect(counts).toEqual(queries.map((_, at) => at + 1));
  expect(await readAll()).toEqual(counts);
  expect(asked).toHaveLength(queries.length);
});

test('order and page of a saved search change neither its first lots nor their number of calls', async () => {
  const { shelf, asked } = createShelf();
  await shelf.getTopLots(main, EMPTY_QUERY);
  await shelf.getTopLots(main, { ...EMPTY_QUERY, page: 3, order: 'price_asc' });
  expect(asked).toMatchObject([{ order: 'date_desc', page: 1 }]);
});

test('the chance of a saved search is the mean of the lots that have one', async () => {
  const items = ['a', 'b', 'c'].map((id) => ({ ...bareLot, id, estimate: 1_000_000 }));
  const chances = [{ chance: 0.5 }, {}, { chance: 0.25 }];
  const batch = async () => ({ items: chances.map((poshlina) => ({ receipts: { poshlina } })) });
  const shelf = createShelfLots(
    createFakeBackend({
      v2: { cars: async () => ({ count: 3, items }) },
      calc: { batch: batch as never },
    }),
    { getLot: async () => Promise.reject(new Error('not asked')), listVariants: () => [] },
  );
  const query: CatalogueQuery = { ...EMPTY_QUERY, ranges: { cost: { max: 1_500_000 } } };
  expect((await shelf.getTopLots(main, query)).chance).toBe(0.375);
});

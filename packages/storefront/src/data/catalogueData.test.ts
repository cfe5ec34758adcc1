import { expect, test, vi } from 'vitest';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { ApiError } from '@vvoz/api/errors';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { findTemplate, type Template } from '@vvoz/catalogue/templates/templates';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCatalogueData } from './catalogueData.ts';

const SIBLINGS = (() => {
  const whole = findTemplate('japan-main');
  if (!whole) throw new Error('no template');
  const lorries: Template = { ...whole, name: 'japan', base: { lists: { body: ['truck'] } } };
  const old: Template = { ...whole, name: 'bike', base: { ranges: { year: { max: 1999 } } } };
  return [whole, lorries, old] as const;
})();

/** Records each call and answers it with the number of calls so far. */
function createRequestCounter() {
  const calls: string[] = [];
  const response = (...question: readonly unknown[]): number => calls.push(JSON.stringify(question));
  return { calls, response };
}

test('templates of one type with different base filters share no list, count or options', async () => {
  const { calls, response } = createRequestCounter();
  const { getSlice, getCount, getFacets } = createCatalogueData(
    createFakeBackend({
      v2: {
        cars: async (type, query) => ({ count: response('cars', type, query), items: [] }),
        count: async (type, query) => response('count', type, query),
        facets: async (type, query) => ({
          options: { brand: [{ value: 'HINO', count: response('facets', type, query) }] },
          histograms: {},
        }),
      },
    }),
  );
  for (const read of [
    (template: Template) => getSlice(template, EMPTY_QUERY, 0, 12),
    (template: Template) => getCount(template, EMPTY_QUERY),
    (template: Template) => getFacets(template, EMPTY_QUERY),
  ]) {
    const responses = [];
    for (const template of [...SIBLINGS, ...SIBLINGS]) responses.push(JSON.stringify(await read(template)));
    expect(new Set(responses).size).toBe(SIBLINGS.length);
    expect(responses.slice(SIBLINGS.length)).toEqual(responses.slice(0, SIBLINGS.length));
  }
  expect(new Set(calls).size).toBe(3 * SIBLINGS.length);
});

test('a part of a list is cached by filters, order, offset, length and payer, not by page number', async () => {
  const { calls, response } = createRequestCounter();
  const { getSlice } = createCatalogueData(
    createFakeBackend({ v2: { cars: async (...question) => ({ count: response(question), items: [] }) } }),
  );
  const [template] = SIBLINGS;
  const jur: CatalogueQuery = { ...EMPTY_QUERY, view: { payer: 'jur' } };
  const other: CatalogueQuery = { ...EMPTY_QUERY, order: 'price_asc' };
  const filtered: CatalogueQuery = { ...EMPTY_QUERY, texts: { lot: '5123' } };
  const counts = [
    (await getSlice(template, EMPTY_QUERY, 0, 12)).count,
    (await getSlice(template, jur, 0, 12)).count,
    (await getSlice(template, other, 0, 12)).count,
    (await getSlice(template, filtered, 0, 12)).count,
    (await getSlice(template, EMPTY_QUERY, 12, 12)).count,
    (await getSlice(template, EMPTY_QUERY, 0, 4)).count,
  ];
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await getSlice(template, { ...EMPTY_QUERY, page: 7 }, 0, 12)).count).toBe(1);
  expect(calls).toHaveLength(6);
});

test('a view requests the page of its query; costs are those of the chosen payer, by default of an individual', async () => {
  const cars = vi.fn(async () => ({
    count: 90,
    items: [{ ...bareLot, average: 1_000_000 }],
  }));
  const batch = vi.fn(async () => ({ items: [] }));
  const facets = { options: {}, histograms: {} };
  const { getView } = createCatalogueData(
    createFakeBackend({ v2: { cars, facets: async () => facets }, calc: { batch } }),
  );
  const [template] = SIBLINGS;
  for (const [query, part, payer] of [
    [EMPTY_QUERY, { limit: 12, offset: 0 }, 'physic'],
    [{ ...EMPTY_QUERY, page: 3 }, { limit: 12, offset: 24 }, 'physic'],
    [{ ...EMPTY_QUERY, page: 3, limit: 20, view: { payer: 'jur' } }, { limit: 20, offset: 40 }, 'jur'],
  ] as const) {
    expect(await getView(template, query)).toMatchObject({ query, count: 90, items: [{ id: 'a' }], facets });
    expect(cars).toHaveBeenLastCalledWith('japan', expect.anything(), part);
    expect(batch).toHaveBeenLastCalledWith(expect.anything(), {
      variants: ['poshlina', 'construct', 'raspil'],
      payer,
    });
  }
});

test('a count depends on lists, ranges and texts, and not on order or page', async () => {
  const { calls, response } = createRequestCounter();
  const { getCount } = createCatalogueData(
    createFakeBackend({ v2: { count: async (...question) => response(question) } }),
  );
  const [template] = SIBLINGS;
  const queries: readonly CatalogueQuery[] = [
    EMPTY_QUERY,
    { ...EMPTY_QUERY, lists: { brand: ['HINO'] } },
    { ...EMPTY_QUERY, ranges: { year: { min: 2015 } } },
    { ...EMPTY_QUERY, ranges: { year: { max: 2015 } } },
    { ...EMPTY_QUERY, texts: { lot: '5123' } },
  ];
  for (const query of queries) await getCount(template, query);
  expect(calls).toHaveLength(queries.length);
  for (const query of queries) await getCount(template, { ...query, order: 'price_asc', page: 3 });
  expect(calls).toHaveLength(queries.length);
});

test('queries stay within the base filter, and catalogues of one type share no cached answer', async () => {
  const [whole, lorries] = SIBLINGS;
  const count = vi.fn(async (_type: string, query: { readonly lists: object }) =>
    'body' in query.lists ? 3 : 40,
  );
  const { getCount } = createCatalogueData(createFakeBackend({ v2: { count } }));
  const query = { ...EMPTY_QUERY, lists: { brand: ['HINO'] } };
  expect([await getCount(whole, query), await getCount(lorries, query)]).toEqual([40, 3]);
  expect(count).toHaveBeenLastCalledWith('japan', { ...query, lists: { brand: ['HINO'], body: ['truck'] } });
});

test('when all counts fail, so does their reader, once', async () => {
  const fail = () => Promise.reject(new ApiError({ kind: 'network', url: 'facets', detail: 'down' }));
  const { getFacets } = createCatalogueData(createFakeBackend({ v2: { facets: fail } }));
  const lost = vi.fn<() => void>();
  process.once('unhandledRejection', lost);
  const query = { ...EMPTY_QUERY, lists: { brand: ['HINO'] } };
  await expect(getFacets(SIBLINGS[0], query)).rejects.toThrow('down');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
});

test('when only the counts of the whole catalogue fail, all options are left in', async () => {
  const log = captureLog();
  const options = { drive: [{ value: 'awd', count: 0 }] };
  const facets = async (_type: unknown, { lists }: { readonly lists: object }) => {
    if (!('brand' in lists)) throw new ApiError({ kind: 'network', url: 'facets', detail: 'down' });
    return { options, histograms: {} };
  };
  const { getFacets } = createCatalogueData(createFakeBackend({ v2: { facets } }));
  const query = { ...EMPTY_QUERY, lists: { brand: ['HINO'] } };
  expect((await getFacets(SIBLINGS[0], query)).options).toEqual(options);
  expect(log).toMatchObject([{ message: expect.stringMatching(/^counts of a whole catalogue/) }]);
});

test('a page behind the last one has no lots, and offers no other filters', async () => {
  const { getView } = createCatalogueData(
    createFakeBackend({
      v2: {
        cars: async () => ({ count: 5, items: [] }),
        facets: async () => ({ options: {}, histograms: {} }),
      },
    }),
  );
  const view = await getView(SIBLINGS[0], { ...EMPTY_QUERY, texts: { lot: '5123' }, page: 9 });
  expect(view).toMatchObject({ count: 5, items: [] });
  expect(view).not.toHaveProperty('relaxed');
});

import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { findTemplate, type Template } from '@vvoz/catalogue/templates/templates';
import { createArrivals } from './arrivals.ts';
import type { Backend } from './backend.ts';
import { createBudgets } from './budgets.ts';
import { createDictionaries } from './dictionaries.ts';
import { createLandingPages } from './landingPages.ts';
import { createLotSets } from './lotSets.ts';
import { createModelPrices } from './modelPrices.ts';
import { createPopularLots } from './popularLots.ts';
import { createReceiptGetter } from './receiptData.ts';
import { createSales } from './sales.ts';

const main = findTemplate('japan-main')!;
const korea = findTemplate('korea')!;
/** A catalogue that differs from another one in its name and filter only. */
const lorries: Template = { ...main, name: 'china', base: { lists: { body: ['truck'] } } };
const toStats = (template: Template): Template => ({ ...template, group: 'stats' });

const toyota: CatalogueQuery = { ...EMPTY_QUERY, lists: { brand: ['TOYOTA'] } };
const honda: CatalogueQuery = { ...EMPTY_QUERY, lists: { brand: ['HONDA'] } };
const QUERIES: readonly CatalogueQuery[] = [
  EMPTY_QUERY,
  toyota,
  honda,
  { ...EMPTY_QUERY, ranges: { year: { min: 2020 } } },
  { ...EMPTY_QUERY, ranges: { year: { max: 2020 } } },
  { ...EMPTY_QUERY, texts: { lot: '5123' } },
];

type Read = () => Promise<unknown>;
/** Calls `count` and answers. */
type Answer = <T>(answer: T) => () => Promise<T>;

const fake = (parts: object) => () => parts as Backend;

/** Readers with different questions, of one getter each. */
const GETTERS: readonly (readonly [string, (answer: Answer) => readonly Read[]])[] = [
  [
    'arrivals',
    (answer) => {
      const get = createArrivals(fake({ catalogue: () => ({ arrivals: answer([]) }) }));
      return [...QUERIES.map((query) => () => get(main, query)), () => get(lorries, EMPTY_QUERY)];
    },
  ],
  [
    'results of auctions',
    (answer) => {
      const get = createSales(fake({ catalogue: () => ({ sales: answer({ currency: 'JPY' }) }) }));
      return [
        ...QUERIES.map((query) => () => get(toStats(main), query)),
        () => get(toStats(lorries), EMPTY_QUERY),
      ];
    },
  ],
  [
    'parts of landings',
    (answer) => {
      const { getLandingParts: get } = createLandingPages(
        fake({ v2: { landingParts: answer({ items: [] }) } }),
      );
      return [() => get(main, 'brand'), () => get(main, 'model'), () => get(lorries, 'brand')];
    },
  ],
  [
    'dictionaries',
    (answer) => {
      const none = async () => [];
      const get = createDictionaries(
        fake({ catalogue: () => ({ brands: answer([]), models: none, series: none }) }),
      );
      return [() => get(main), () => get(lorries)];
    },
  ],
  [
    'popular lots',
    (answer) => {
      const get = createPopularLots(fake({ v1: { popular: answer([]) } }));
      return [() => get(main), () => get(korea)];
    },
  ],
  [
    'budgets',
    (answer) => {
      const get = createBudgets(fake({ v2: { budgets: answer({}) } }));
      return [() => get('japan'), () => get('korean')];
    },
  ],
  [
    'sets',
    (answer) => {
      const get = createLotSets(fake({ v1: { sets: answer([]) } }));
      return [() => get('japan'), () => get('korean')];
    },
  ],
  [
    'prices of models',
    (answer) => {
      const get = createModelPrices(fake({ v2: { modelPrices: answer({ items: [] }) } }));
      return [() => get('japan-main'), () => get('korea')];
    },
  ],
  [
    'receipts',
    (answer) => {
      const get = createReceiptGetter(() => ({ receipt: answer({}) as never }));
      const questions = [{ price: 1 }, { price: 2 }, { price: 1, engine: 1800 }];
      return questions.map((question) => () => get(question as never));
    },
  ],
];

test.each(GETTERS)('%s: each question is asked once, and has an answer of its own', async (_, create) => {
  let calls = 0;
  const readers = create((answer) => async () => {
    calls += 1;
    return answer;
  });
  for (const [index, read] of readers.entries()) {
    await read();
    expect(calls).toBe(index + 1);
  }
  for (const read of readers) await read();
  expect(calls).toBe(readers.length);
});

test('a set that cannot be counted is shown without a number', async () => {
  captureLog();
  const setItems = async (id: string) => {
    if (id === 'b') throw new ApiError({ kind: 'http', url: 'api/auctions/sets', status: 503 });
    return { count: 5, items: [] };
  };
  const sets = async () => ['a', 'b'].map((id) => ({ id, title: id }));
  expect(await createLotSets(fake({ v1: { sets, setItems } }))('japan')).toEqual([
    { id: 'a', title: 'a', count: 5 },
    { id: 'b', title: 'b' },
  ]);
});

test('a backend without prices of models is no failure', async () => {
  const log = captureLog();
  const modelPrices = () => Promise.reject(new ApiError({ kind: 'http', url: 'api/v2/prices', status: 404 }));
  expect(await createModelPrices(fake({ v2: { modelPrices } }))('japan-main')).toEqual({ items: [] });
  expect(log).toEqual([]);
});

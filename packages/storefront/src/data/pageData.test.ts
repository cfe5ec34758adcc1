import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { buildDictionary } from '@vvoz/phrases/buildDictionary';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { createHostCatalogues } from '../config/hostCatalogues.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createCostTerms } from './costTerms.ts';
import { createDictionaries } from './dictionaries.ts';
import { createLotData } from './lotData.ts';
import { createLotSets } from './lotSets.ts';
import { createPopularLots } from './popularLots.ts';

const LOT: Lot = { ...bareLot, kuzov: 'ZVW51' };
const template = (() => {
  const found = findTemplate('japan-main');
  if (!found) throw new Error('no template');
  return found;
})();

const down = async (): Promise<never> => {
  throw new ApiError({ kind: 'http', url: 'api/x', status: 503 });
};
const broken = async (): Promise<never> => {
  throw new TypeError('a programming error');
};

/** Records each call as its name and arguments. */
function createRequests() {
  const calls: string[] = [];
  const response =
    <T>(name: string, value: T) =>
    async (...question: readonly unknown[]): Promise<T> => {
      calls.push([name, ...question.map((part) => JSON.stringify(part))].join(' '));
      return value;
    };
  return { calls, response };
}

const catalogues = createHostCatalogues('main');

test('requests a lot once by type and id, and its related data by the same type and id', async () => {
  const { calls, response } = createRequests();
  const neighbours = { currency: 'jpy', total: 0, sales: [], factors: [], appearances: [] };
  const data = createLotData(
    createFakeBackend({
      v2: {
        car: response('car', LOT),
        similar: response('similar', [LOT]),
        neighbours: response('neighbours', neighbours),
      },
      calc: { batch: response('batch', { items: [] }) },
    }),
    catalogues,
    {
      getCount: async (one, query) =>
        one.name === 'japan-main' && query.lists.kuzov?.[0] === 'ZVW51' ? 7 : 0,
    },
  );
  for (let times = 0; times < 2; times += 1) {
    expect(await data.getLot('japan', 'a')).toBe(LOT);
    expect(await data.getNeighbours('japan', 'a')).toBe(neighbours);
    expect(await data.getSimilar('japan', 'a', 6)).toMatchObject([{ id: 'a' }]);
    expect(await data.getAlikeCount('japan', 'a')).toBe(7);
  }
  expect(calls).toEqual(['car "japan" "a"', 'neighbours "japan" "a"', 'similar "japan" "a" 6']);
  await data.getLot('japan', 'b');
  await data.getNeighbours('japan', 'b');
  await data.getSimilar('japan', 'a', 7);
  expect(calls.slice(3)).toEqual(['car "japan" "b"', 'neighbours "japan" "b"', 'similar "japan" "a" 7']);
});

test('a lot without a catalogue on the host has only the price with full duty, and no count of lots like it', async () => {
  const machine: Lot = { ...LOT, type: 'spec_japan' };
  const { getAlikeCount, listVariants } = createLotData(
    createFakeBackend({ v1: { car: async () => machine } }),
    createHostCatalogues('china'),
    { getCount: async () => 7 },
  );
  expect(listVariants(machine)).toEqual(['poshlina']);
  expect(await getAlikeCount('spec_japan', 'a')).toBeUndefined();
});

test('similar lots, popular lots and the lot itself are priced in all variants of the catalogue', async () => {
  const priced: Lot = { ...LOT, average: 1_000_000, bodyType: 'hatchback' };
  const terms: unknown[] = [];
  const backend = createFakeBackend({
    v1: { popular: async () => Array.from({ length: 6 }, () => priced) },
    v2: { car: async () => priced, similar: async () => [priced] },
    calc: {
      batch: async (questions, given) => {
        terms.push([questions.length, given]);
        return { items: [] };
      },
      receipts: async () => ({ items: [] }),
    },
  });
  const variants = ['poshlina', 'construct', 'raspil'];
  const data = createLotData(backend, catalogues, { getCount: async () => 0 });
  await data.getSimilar('japan', 'a', 6);
  await createPopularLots(backend)(template);
  // Only as many popular lots as the front page shows.
  expect(terms).toEqual([
    [1, { variants, payer: 'physic' }],
    [4, { variants, payer: 'physic' }],
  ]);
  const choice = {
    variant: 'raspil',
    payer: 'jur',
    city: 'omsk',
    budgetText: '',
    budget: undefined,
    date: undefined,
  } as const;
  const costs = await data.getCosts(priced, choice);
  expect(costs?.costs.map(({ variant }) => variant)).toEqual(variants);
});

test('shows a lot without its related data when their calls fail, and logs what is missing', async () => {
  const log = captureLog();
  const data = createLotData(
    createFakeBackend({ v2: { car: async () => LOT, similar: down, neighbours: down } }),
    catalogues,
    { getCount: down },
  );
  expect(await data.getSimilar('japan', 'a', 6)).toEqual([]);
  expect(await data.getNeighbours('japan', 'a')).toBeUndefined();
  expect(await data.getAlikeCount('japan', 'a')).toBeUndefined();
  expect(log.map(({ message }) => String(message).split(':')[0])).toEqual([
    'similar lots',
    'compared sales',
    'count of lots of the same model',
  ]);
});

test('throws if the call for the lot itself fails', async () => {
  const { getLot } = createLotData(createFakeBackend({ v2: { car: down } }), catalogues, { getCount: down });
  await expect(getLot('japan', 'a')).rejects.toMatchObject({ failure: { status: 503 } });
});

test('requests popular lots, sets and terms once', async () => {
  const { calls, response } = createRequests();
  const sets = [{ id: '1', title: 'До миллиона' }];
  const terms = { cities: [], rates: [] };
  const backend = createFakeBackend({
    v1: {
      popular: response('popular', [LOT]),
      sets: response('sets', sets) as never,
      setItems: response('setItems', { count: 214, items: [] }),
    },
    calc: { terms: response('terms', terms), batch: response('batch', { items: [] }) },
  });
  const [getPopular, getSets, getTerms] = [
    createPopularLots(backend),
    createLotSets(backend),
    createCostTerms(() => backend().calc),
  ];
  for (let times = 0; times < 2; times += 1) {
    expect(await getPopular(template)).toMatchObject([{ id: 'a' }]);
    expect(await getSets('japan')).toEqual([{ id: '1', title: 'До миллиона', count: 214 }]);
    expect(await getTerms()).toBe(terms);
  }
  expect(calls).toEqual(['popular "japan"', 'sets "japan"', 'setItems "1" 1', 'terms']);
});

test('popular lots, sets and terms are absent or empty if calls fail, which is logged; other errors are thrown', async () => {
  const log = captureLog();
  const failing = createFakeBackend({ v1: { popular: down, sets: down }, calc: { terms: down } });
  expect(await createPopularLots(failing)(template)).toBeUndefined();
  expect(await createLotSets(failing)('japan')).toEqual([]);
  expect(await createCostTerms(() => failing().calc)()).toEqual({ cities: [], rates: [] });
  expect(log.map(({ message }) => String(message).split(':')[0])).toEqual([
    'popular lots',
    'sets of lots',
    'rates and cities',
  ]);
  const wrong = createFakeBackend({ v1: { sets: broken } });
  await expect(createLotSets(wrong)('japan')).rejects.toThrow('a programming error');
});

test('requests the names of a catalogue once, by its type', async () => {
  const { calls, response } = createRequests();
  const getDictionary = createDictionaries(
    createFakeBackend({
      v2: {
        brands: response('brands', [
          { value: 'TOYOTA', count: 1, popular: true },
          { value: 'HONDA', count: 1 },
        ]),
        models: response('models', [
          { value: 'PRIUS', brand: 'TOYOTA', count: 1 },
          { value: 'FIT', count: 1, popular: true },
        ]),
        series: response('series', [
          { value: 'ZVW51', brand: 'TOYOTA', model: 'PRIUS', count: 1 },
          { value: 'GK3', count: 1 },
          { value: '', brand: 'TOYOTA', model: 'PRIUS', count: 1 },
        ]),
      },
    }),
  );
  const dictionary = await getDictionary(template);
  expect(await getDictionary(template)).toBe(dictionary);
  expect(calls).toHaveLength(3);
  for (const call of calls) expect(call).toMatch(/^\w+ "japan" /);
  expect(dictionary).toEqual(
    buildDictionary({
      brands: [
        { name: 'TOYOTA', popular: true },
        { name: 'HONDA', popular: false },
      ],
      models: [
        { name: 'PRIUS', brand: 'TOYOTA', popular: false },
        { name: 'FIT', brand: '', popular: true },
      ],
      kuzov: [
        { code: 'ZVW51', brand: 'TOYOTA', model: 'PRIUS' },
        { code: 'GK3', brand: '', model: '' },
      ],
    }),
  );
});

import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { prius, vezel } from '@vvoz/ui/lots/fixtures.ts';
import { createStorefront } from './createStorefront.ts';
import { readLotChoice } from '../model/lotChoice.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';

const down = async (): Promise<never> => {
  throw new ApiError({ kind: 'http', url: 'api/x', status: 503 });
};
const NEIGHBOURS = { currency: 'jpy', total: 0, sales: [], factors: [], appearances: [] };

/** Creates the data of a site whose backend has one lot. Also returns the calls that the backend got. */
function createData(parts: object = {}) {
  const calls: unknown[] = [];
  const car = async (type: string, id: string) => ({ ...prius, type: type as 'japan', id });
  const backend = createFakeBackend({
    v1: { car, ...parts },
    v2: {
      car,
      count: async (type, { lists }) => {
        calls.push(['count', type, lists]);
        return 14;
      },
      similar: async (type, id, limit) => {
        calls.push(['similar', type, id, limit]);
        return [vezel];
      },
      neighbours: async (type, id) => {
        calls.push(['neighbours', type, id]);
        return NEIGHBOURS;
      },
      ...parts,
    },
    calc: {
      batch: async (questions, terms) => {
        calls.push(['batch', questions.length, terms]);
        return { items: [{ receipts: { poshlina: { totals: { total: 1_448_982 } } } }] } as never;
      },
      receipts: async () => ({ items: [] }),
    },
  });
  return { data: createStorefront('main', backend).data, calls };
}

test('similar lots come with their costs for a private person, and are loaded once', async () => {
  const { data, calls } = createData();
  const load = async (id: string) =>
    (await data.getSimilar('japan', id, 6)).map(({ id: other, costs }) => [other, costs]);
  expect(await load('a')).toEqual([['vezel', { poshlina: { total: 1_448_982 } }]]);
  expect(calls).toEqual([
    ['similar', 'japan', 'a', 6],
    ['batch', 1, { variants: data.listVariants(prius), payer: 'physic' }],
  ]);
  await load('a');
  expect(calls).toHaveLength(2);
  await load('b');
  expect(calls[2]).toEqual(['similar', 'japan', 'b', 6]);
});

test('a sold lot has similar ones of the running auctions that can still be bought', async () => {
  const asked: unknown[] = [];
  const { data } = createData({
    car: async (type: string, id: string) => ({ ...prius, type, id, status: 'sold' }),
    similar: async (type: string, _id: string, limit: number) => {
      asked.push([type, limit]);
      return [vezel, { ...vezel, id: 'gone', status: 'sold' }];
    },
  });
  expect((await data.getSimilar('japan_st', 'a', 6)).map(({ id }) => id)).toEqual(['vezel']);
  await data.getSimilar('japan_st', 'a', 3);
  await data.getSimilar('korean', 'a', 3);
  expect(asked).toEqual([
    ['japan', 6],
    ['japan', 3],
    ['korean', 3],
  ]);
});

test('lots of the same model are counted by brand, model and body code in the catalogue of the lot', async () => {
  const { data, calls } = createData();
  expect(await data.getAlikeCount('japan', 'a')).toBe(14);
  expect(calls).toEqual([['count', 'japan', { brand: ['TOYOTA'], model: ['PRIUS'], kuzov: ['ZVW51'] }]]);
  // No catalogue of this host has such lots.
  expect(await data.getAlikeCount('unknown', 'a')).toBeUndefined();
});

test('compared sales are loaded once for each lot', async () => {
  const { data, calls } = createData();
  for (const id of ['a', 'a', 'b']) expect(await data.getNeighbours('japan', id)).toEqual(NEIGHBOURS);
  await data.getNeighbours('korean', 'a');
  expect(calls).toEqual([
    ['neighbours', 'japan', 'a'],
    ['neighbours', 'japan', 'b'],
    ['neighbours', 'korean', 'a'],
  ]);
});

test('a lot has a cost for each variant of its catalogue', async () => {
  const { data } = createData();
  const variants = data.listVariants(prius);
  const costs = await data.getCosts(prius, readLotChoice({}, { variants, cities: [] }));
  expect(costs?.costs.map(({ variant }) => variant).slice(0, variants.length)).toEqual(variants);
});

test('when the backend fails, a page only lacks its extras; each failure is logged', async () => {
  const log = captureLog();
  const { data } = createData({ count: down, similar: down, neighbours: down });
  expect([
    await data.getSimilar('japan', 'a', 6),
    await data.getAlikeCount('japan', 'a'),
    await data.getNeighbours('japan', 'a'),
  ]).toEqual([[], undefined, undefined]);
  expect(log.map(({ message }) => String(message).split(':', 1)[0])).toEqual([
    'similar lots',
    'count of lots of the same model',
    'compared sales',
  ]);
});

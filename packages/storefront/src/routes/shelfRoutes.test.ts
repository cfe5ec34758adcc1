import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { createStorefront } from '../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createShelfLotsRoute } from '../pages/shelf/shelfLotsRoute.ts';
import { createTopLotsRoute } from '../pages/shelf/topLotsRoute.ts';

const landings = async () => ({ items: [], next: null });
const v2 = { car: vi.fn(), cars: vi.fn(), facets: vi.fn(), landings };
const calc = { batch: vi.fn() };
const missing = new ApiError({ kind: 'http', url: 'api/v2/cars', status: 404 });

beforeEach(() => {
  v2.car.mockReset().mockImplementation(async (type: string, id: string) => {
    if (id === 'none') throw missing;
    return { ...prius, type, id, status: id === 'sold' ? 'sold' : 'coming' };
  });
  calc.batch.mockReset().mockImplementation(async (questions: readonly unknown[]) => ({
    items: questions.map(() => ({ receipts: { poshlina: { totals: { total: 1_448_982 } } } })),
  }));
});

const createSite = () => createStorefront('main', createFakeBackend({ v2, calc }));
const ask = async (ids: string) => {
  const response = await createShelfLotsRoute(createSite())(new Request(`http://main/api/lots?ids=${ids}`));
  const body = (await response.json()) as { items: readonly Record<string, unknown>[] };
  return { response, items: body.items };
};

test('lots come with texts, state and prices; those that the catalogue lacks are gone', async () => {
  const { response, items } = await ask('japan/1,japan/sold,japan/none');
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=15, s-maxage=5, stale-while-revalidate=8',
  );
  expect(items.map(({ lot, state }) => [lot, state])).toEqual([
    ['japan/1', 'live'],
    ['japan/sold', 'sold'],
    ['japan/none', 'gone'],
  ]);
  const [live] = items;
  expect(replaceNbsp(String(live?.['title']))).toBe('Toyota Prius · ZVW51 · 2022');
  expect(replaceNbsp(String(live?.['price']))).toBe('≈ 1,45 млн ₽');
  expect(live?.['cells']).toMatchObject({
    Пробег: expect.any(String),
    'Под ключ, полная пошлина': expect.any(String),
  });
});

test('bad ids are dropped and repeated ones are requested once', async () => {
  const { items } = await ask('japan/1,,nonsense,japan/1,%3Cscript%3E,japan/a/b');
  expect(items.map(({ lot }) => lot)).toEqual(['japan/1']);
  expect(v2.car).toHaveBeenCalledOnce();
});

test('at most 60 lots are requested, six at a time', async () => {
  let open = 0;
  let most = 0;
  v2.car.mockImplementation(async (type: string, id: string) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return { ...prius, type, id };
  });
  const { items } = await ask(Array.from({ length: 80 }, (_, index) => `japan/${index}`).join(','));
  expect(items).toHaveLength(60);
  expect([v2.car.mock.calls.length, most]).toEqual([60, 6]);
});

test('a backend that fails is a 503, so that the device keeps what it knows', async () => {
  captureLog();
  v2.car.mockRejectedValue(new ApiError({ kind: 'network', url: 'api/v2/cars', detail: 'refused' }));
  const response = await createShelfLotsRoute(createSite())(new Request('http://main/api/lots?ids=japan/1'));
  expect(response.status).toBe(503);
});

test('the same filters in another catalogue are another saved search', async () => {
  v2.facets.mockResolvedValue({ options: {}, histograms: {} });
  v2.cars
    .mockReset()
    .mockImplementation(async (type: string) => ({ count: 1, items: [{ ...prius, type, id: 'a' }] }));
  const GET = createTopLotsRoute(createSite());
  const tops: unknown[] = [];
  for (const path of ['/japan/czeny-na-avto', '/statistika-prodazh', '/japan/czeny-na-avto']) {
    const list = encodeURIComponent(`${path}?year_min=2020`);
    tops.push(await (await GET(new Request(`http://main/api/top?list=${list}`))).json());
  }
  expect(tops).toMatchObject([{ lots: ['japan/a'] }, { lots: ['japan_st/a'] }, { lots: ['japan/a'] }]);
});

test('the top of a saved search is found by its address, whatever its order and page', async () => {
  v2.facets.mockResolvedValue({
    options: { brand: [{ value: 'TOYOTA', count: 2 }] },
    histograms: {},
  });
  v2.cars.mockReset().mockResolvedValue({ count: 2, items: [prius, { ...prius, id: 'other' }] });
  const GET = createTopLotsRoute(createSite());
  const list = '/japan/czeny-na-avto/toyota?year_min=2020&order_by=price_asc&page=3';
  const answer = await GET(new Request(`http://main/api/top?list=${encodeURIComponent(list)}`));
  expect(await answer.json()).toEqual({ count: 2, lots: ['japan/prius', 'japan/other'] });
  expect(v2.cars).toHaveBeenCalledExactlyOnceWith(
    'japan',
    expect.objectContaining({ lists: { brand: ['TOYOTA'] }, order: 'date_desc', page: 1 }),
    { limit: 100, offset: 0 },
  );
  for (const wrong of ['', '/nowhere', '/japan/czeny-na-avto/nobody'])
    expect((await GET(new Request(`http://main/api/top?list=${encodeURIComponent(wrong)}`))).status).toBe(
      404,
    );
});

test('a saved search with a budget has the mean chance of its lots to cost no more', async () => {
  v2.facets.mockResolvedValue({ options: {}, histograms: {} });
  const lots = [
    { ...prius, estimate: 1_000_000, estimateLow: 900_000, estimateHigh: 1_100_000 },
    { ...prius, id: 'other', estimate: 1_200_000, estimateLow: 900_000, estimateHigh: 1_500_000 },
    { ...prius, id: 'rare', estimate: undefined },
  ];
  v2.cars.mockReset().mockResolvedValue({ count: 3, items: lots });
  calc.batch.mockReset().mockResolvedValue({
    items: [{ receipts: { poshlina: { chance: 0.9 } } }, { receipts: { poshlina: { chance: 0.5 } } }],
  });
  const GET = createTopLotsRoute(createSite());
  const askTop = async (query: string) => {
    const list = encodeURIComponent(`/japan/czeny-na-avto?${query}`);
    return (await (await GET(new Request(`http://main/api/top?list=${list}`))).json()) as object;
  };
  expect(await askTop('cost_ru_max=1500000')).toMatchObject({ count: 3, chance: 0.7 });
  expect(calc.batch).toHaveBeenCalledExactlyOnceWith(
    [expect.objectContaining({ est_low: 900_000 }), expect.objectContaining({ est_high: 1_500_000 })],
    { variants: ['poshlina'], payer: 'physic', budget: 1_500_000 },
  );
  expect(await askTop('year_min=2020')).not.toHaveProperty('chance');
  captureLog();
  calc.batch.mockRejectedValue(new ApiError({ kind: 'network', url: 'api/calc/batch', detail: 'refused' }));
  expect(await askTop('cost_ru_max=1400000')).toMatchObject({ count: 3 });
});

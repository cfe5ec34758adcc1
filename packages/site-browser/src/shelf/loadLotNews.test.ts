import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLotNews } from './loadLotNews.ts';
import { loadTopLots } from './loadTopLots.ts';
import { MAX_KNOWN_LOTS } from './savedSearch.ts';
import { MAX_NEWS_PATH } from './shelfResponses.ts';

const fetchSpy = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchSpy.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

const response = (body: unknown, status = 200) =>
  fetchSpy.mockImplementationOnce(async () => Response.json(body, { status }));
const makeKeys = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => `japan/${first + index}`);

test('the state of lots is requested past the cache; items that are not lots are left out', async () => {
  const prius = { lot: 'japan/1', title: 'Toyota Prius', state: 'sold' };
  response({
    items: [
      prius,
      { lot: 'korean/лот', state: 'gone' },
      { lot: '../x', state: 'gone' },
      { lot: 'japan/3' },
      null,
    ],
  });
  expect(await loadLotNews(['japan/1', 'korean/лот'])).toEqual([prius, { lot: 'korean/лот', state: 'gone' }]);
  expect(fetchSpy.mock.calls).toEqual([
    [`/api/lots?ids=japan%2F1,${encodeURIComponent('korean/лот')}`, { cache: 'no-cache' }],
  ]);
});

test('one request is for sixty lots at most', async () => {
  for (const lot of ['japan/1', 'japan/61']) response({ items: [{ lot, state: 'gone' }] });
  const news = await loadLotNews(makeKeys(61));
  expect(news.map(({ lot }) => lot)).toEqual(['japan/1', 'japan/61']);
  expect(fetchSpy.mock.calls.map(([path]) => path.split(',').length)).toEqual([60, 1]);
  expect(await loadLotNews([])).toEqual([]);
});

test('no address of a request is longer than a site accepts; every lot is asked for once', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `korean/${'я'.repeat(20)}${index}`);
  fetchSpy.mockImplementation(async () => Response.json({ items: [] }));
  await loadLotNews(keys);
  const paths = fetchSpy.mock.calls.map(([path]) => path);
  expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(MAX_NEWS_PATH);
  const asked = paths.flatMap((path) => path.split('ids=')[1]?.split(',').map(decodeURIComponent));
  expect(asked).toEqual(keys);
});

test('a failing site is an error; an answer of another shape has no lots', async () => {
  response({}, 503);
  await expect(loadLotNews(['japan/1'])).rejects.toThrow('/api/lots?ids=japan%2F1 responded 503');
  response({ items: 'none' });
  expect(await loadLotNews(['japan/1'])).toEqual([]);
});

test('the top of a list has its count and no more lots than a saved search remembers', async () => {
  response({ count: 4521, lots: [...makeKeys(MAX_KNOWN_LOTS), 'japan/last'] });
  expect(await loadTopLots('/korea?brand=kia')).toEqual({ count: 4521, lots: makeKeys(MAX_KNOWN_LOTS) });
  expect(fetchSpy.mock.calls.map(([path]) => path)).toEqual(['/api/top?list=/korea?brand=kia']);
  response({ count: 1, lots: [], chance: 0.7 });
  expect(await loadTopLots('/korea')).toEqual({ count: 1, lots: [], chance: 0.7 });
  response({ count: 1, lots: ['japan/1', 7, 'japan/', 'japan/2'] });
  expect((await loadTopLots('/korea')).lots).toEqual(['japan/1', 'japan/2']);
});

test.each([
  [{ count: 1, lots: [] }, 404, 'responded 404'],
  [{ count: '1', lots: [] }, 200, 'the answer has no lots'],
  [{ count: 1 }, 200, 'the answer has no lots'],
])('%j with the status %i is refused as the top of a list', async (body, status, message) => {
  response(body, status);
  await expect(loadTopLots('/korea')).rejects.toThrow(message);
});

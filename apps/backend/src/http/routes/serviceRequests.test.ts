import { describe, expect, test } from 'vitest';
import { combineConditions } from '../../catalogue/buildStoreQuery.ts';
import { calcRoute } from './calc/calc.ts';
import { readStoreQuery } from './catalogue/readStoreQuery.ts';
import { articlesRoute } from './content/articles.ts';
import { articlesCountRoute } from './content/articlesCount.ts';
import { filesRoute } from './content/files.ts';
import { motoCharRoute } from './content/motoChar.ts';
import { pagesRoute } from './content/pages.ts';
import { reviewsRoute } from './content/reviews.ts';
import { healthRoute } from './health.ts';
import { picturesRoute } from './pictures.ts';
import { picturesCmsRoute } from './picturesCms.ts';
import type { Route } from './route.ts';
import { requestRoute } from './testing/requestRoute.ts';
import { createStubServices, STUB_LOT } from './testing/stubServices.ts';
import { autoRoute } from './v1/auto.ts';
import { autoCarRoute } from './v1/autoCar.ts';
import { koreanEnginesRoute } from './v1/koreanEngines.ts';
import { popularHomeRoute } from './v1/popularHome.ts';
import { setItemsRoute } from './v1/setItems.ts';
import { setsRoute } from './v1/sets.ts';
import { carRoute } from './v2/car.ts';
import { facetsRoute } from './v2/facets.ts';
import { neighboursRoute } from './v2/neighbours.ts';
import { similarRoute } from './v2/similar.ts';
import { statisticsRoute } from './v2/statistics.ts';

const NONE = { op: 'and', all: [] };
const KEY = 'Zm9yZ2VkIGtleSBvZiBub3';
const PRIUS = { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' };

const createArticlesCase = (query: string, expected: object): [Route, string, unknown[]] => [
  articlesRoute,
  `/wp-json/api/articles${query}`,
  ['content.entries', { limit: 12, offset: 0, ...expected }],
];

const createListCase = (url: string, expected: object): [Route, string, unknown[]] => [
  autoRoute,
  `/api/auto/${url}`,
  ['store.list', { type: 'japan', filter: NONE, order: 'cost_asc', limit: 8, offset: 0, ...expected }],
];

/** The route, the request, and the last service call that it causes, with all arguments. */
test.each<[Route, string, unknown[]]>([
  createArticlesCase('', {}),
  createArticlesCase('?limit=1&offset=0', { limit: 1 }),
  createArticlesCase('?limit=100&offset=100000', { limit: 100, offset: 100_000 }),
  createArticlesCase('?limit=%205%20', { limit: 5 }),
  createArticlesCase('?kind=%20NEWS%20', { kind: 'news' }),
  createArticlesCase('?category=%20Tamozhnya%20', { category: 'tamozhnya' }),
  createArticlesCase('?template=Japan-Main', { template: 'japan-main' }),
  createArticlesCase('?slug=Kak-Kupit', { slug: 'kak-kupit' }),
  createArticlesCase('?search=%20Prius%20', { search: 'Prius' }),
  createArticlesCase('?kind=&category=&template=&slug=&search=&limit=', {}),
  [articlesCountRoute, '/wp-json/api/articles/count/NEWS', ['content.countEntries', 'news']],
  [reviewsRoute, '/api/reviews', ['content.reviews', { limit: 12, offset: 0 }]],
  [
    reviewsRoute,
    '/api/reviews?template=%20Japan-Main%20&limit=3&offset=6',
    ['content.reviews', { limit: 3, offset: 6, template: 'japan-main' }],
  ],
  [motoCharRoute, '/api/moto/char?model=%20CB400SF%20', ['content.moto', 'CB400SF']],
  [pagesRoute, '/api/pages?path=/a', ['content.page', 'main', '/a']],
  [pagesRoute, '/api/pages?path=/a&name=spec', ['content.page', 'spec', '/a']],
  [setsRoute, '/api/auctions/sets', ['content.sets', undefined]],
  [setsRoute, '/api/auctions/sets?type=bike', ['content.sets', 'bike']],
  [
    setItemsRoute,
    '/api/auctions/sets/items?id=7&limit=3&offset=4',
    [
      'store.list',
      {
        type: 'japan',
        filter: { op: 'range', field: 'year', min: 2020 },
        order: 'date_desc',
        limit: 3,
        offset: 4,
      },
    ],
  ],
  createListCase('japan', {}),
  createListCase('japan?order_by=year_asc&limit=3&page=2', { order: 'year_asc', limit: 3, offset: 3 }),
  [autoCarRoute, '/api/auto/bike/a%2Fb', ['store.get', 'bike', 'a/b']],
  [carRoute, '/api/v2/cars/bike/a', ['store.get', 'bike', 'a']],
  [similarRoute, '/api/v2/cars/bike/a/similar', ['store.similar', 'bike', 'a', 4]],
  [similarRoute, '/api/v2/cars/bike/a/similar?limit=%201', ['store.similar', 'bike', 'a', 1]],
  [similarRoute, '/api/v2/cars/bike/a/similar?limit=24', ['store.similar', 'bike', 'a', 24]],
  [neighboursRoute, '/api/v2/cars/bike/a/neighbours', ['store.compare', 'bike', 'a', 12]],
  [statisticsRoute, '/api/v2/cars/bike/a/statistics', ['store.statistics', 'japan', PRIUS, 12]],
  [statisticsRoute, '/api/v2/cars/bike/a/statistics?months=1', ['store.statistics', 'japan', PRIUS, 1]],
  [statisticsRoute, '/api/v2/cars/bike/a/statistics?months=24', ['store.statistics', 'japan', PRIUS, 24]],
  [
    picturesRoute,
    '/pictures/bike/a/12?w=320&h=200&ground=dark&v=9',
    [
      'pictures.getLotFrame',
      { type: 'bike', id: 'a', frame: 12, width: '320', height: '200', ground: 'dark' },
    ],
  ],
  [
    picturesCmsRoute,
    `/pictures/cms/${KEY}?w=320&h=200&ground=paper`,
    [
      'pictures.getForeign',
      'https://blog.example/port.jpg',
      { width: '320', height: '200', ground: 'paper' },
    ],
  ],
])('%o %s: the arguments of its service', async (route, url, expected) => {
  const { status, calls } = await requestRoute(route, url);
  expect(status).toBe(200);
  expect(calls.at(-1)).toEqual(expected);
});

test('statistics of a lot without a body code are those of its model', async () => {
  const { kuzov: _kuzov, ...lot } = STUB_LOT;
  const months = [{ month: '2026-11', sold: 2, unsold: 0 }];
  const { body, calls } = await requestRoute(statisticsRoute, '/api/v2/cars/japan/a/statistics', {
    'store.get': lot,
    'store.statistics': months,
  });
  expect(body).toEqual({ currency: 'JPY', months });
  expect(calls.at(-1)).toEqual(['store.statistics', 'japan', { brand: 'TOYOTA', model: 'PRIUS' }, 12]);
});

test('a lot without similar ones is looked up once more; then the list is empty', async () => {
  const { status, body, calls } = await requestRoute(similarRoute, '/api/v2/cars/japan/a/similar', {
    'store.similar': [],
  });
  expect([status, body]).toEqual([200, { items: [] }]);
  expect(calls).toEqual([
    ['store.similar', 'japan', 'a', 4],
    ['store.get', 'japan', 'a'],
  ]);
});

test('the health check returns the number of lots of all types, and the release', async () => {
  const { body, calls } = await requestRoute(healthRoute, '/healthz');
  const release = { version: '1.2.3', commit: 'abc' };
  const counts = calls.filter(([method]) => method === 'store.count');
  expect(body).toEqual({ status: 'ok', version: '1', lots: counts.length * 5, feeds: [], release });
  expect(calls[0]).toEqual(['leads.checkWritable']);
  expect(calls).toContainEqual(['store.count', { type: 'japan', filter: NONE }]);
  expect(calls).toContainEqual(['store.count', { type: 'spec', filter: NONE }]);
});

test('engine volumes are options with their label in litres', async () => {
  const { body, calls } = await requestRoute(
    koreanEnginesRoute,
    '/api/auto/korean/filter/eng_v?eng_v_min=1000&year_min=2020',
    { 'store.values': [[1591, 2]] },
  );
  expect(body).toEqual({
    items: [{ id: '1591', name: 'eng_v', value: '1591', label: '1,6\u00A0л', count: 2 }],
  });
  const filter = { op: 'range', field: 'year', min: 2020 };
  expect(calls).toEqual([['store.values', { type: 'korean', filter }, 'engine']]);
});

test('a list of entries has no texts; one entry has its text', async () => {
  const entry = { slug: 'a', title: 'А', html: '<p>А</p>' };
  const responses = { 'content.entries': { count: 1, items: [entry] } };
  expect((await requestRoute(articlesRoute, '/wp-json/api/articles', responses)).body).toEqual({
    count: 1,
    items: [{ slug: 'a', title: 'А' }],
  });
  expect((await requestRoute(articlesRoute, '/wp-json/api/articles?slug=a', responses)).body).toEqual({
    count: 1,
    items: [entry],
  });
});

test('facets are counted for the type and conditions of the call', async () => {
  const { calls } = await requestRoute(facetsRoute, '/api/v2/facets?type=bike&color=white');
  const white = { op: 'in', field: 'color', values: ['white'] };
  expect(calls).toContainEqual([
    'store.facets',
    'bike',
    expect.arrayContaining([
      { field: 'brand', filter: white },
      { field: 'color', filter: NONE },
    ]),
  ]);
});

const ITEM = { name: 'eng_v', label: 'Объём', value: '399' };

/** The answer of a service, and the body built from it. */
test.each<[Route, string, string, unknown, unknown]>([
  [articlesCountRoute, '/wp-json/api/articles/count/news', 'content.countEntries', 0, { count: 0 }],
  [
    motoCharRoute,
    '/api/moto/char?model=x',
    'content.moto',
    { brand: 'HONDA', model: 'CB400SF', items: [ITEM] },
    { model: 'CB400SF', items: [ITEM] },
  ],
  [
    reviewsRoute,
    '/api/reviews',
    'content.reviews',
    { count: 1, rating: 4.5, items: [{ id: 'a' }] },
    { count: 1, rating: 4.5, items: [{ id: 'a' }] },
  ],
])('%o %s: the body', async (route, url, method, response, expected) => {
  expect((await requestRoute(route, url, { [method]: response })).body).toEqual(expected);
});

const QUESTION = 'price=1200000&currency=jpy';

test.each([
  ['', ['assumptions', 'id', 'lines', 'totals']],
  ['&response_type=detail', ['assumptions', 'id', 'lines', 'totals']],
  ['&response_type=total', ['assumptions', 'id', 'totals']],
])('a receipt%s has %j', async (query, names) => {
  const receipt = { id: 'r', totals: { total: 1 }, lines: [], assumptions: [] };
  const { body } = await requestRoute(calcRoute, `/api/calc?${QUESTION}${query}`, {
    'costs.receipt': receipt,
  });
  expect(Object.keys(body as object).toSorted()).toEqual(names);
});

/** Refusals name the missing thing. */
test.each<[Route, string, string, string]>([
  [articlesCountRoute, '/wp-json/api/articles/count/x', 'content.countEntries', 'The category'],
  [motoCharRoute, '/api/moto/char?model=x', 'content.moto', 'The model'],
  [pagesRoute, '/api/pages?path=/x', 'content.page', 'The page'],
  [filesRoute, '/files/x.pdf', 'content.file', 'The file'],
  [setItemsRoute, '/api/auctions/sets/items?id=1', 'content.set', 'The set'],
  [autoCarRoute, '/api/auto/japan/x', 'store.get', 'The lot'],
  [carRoute, '/api/v2/cars/japan/x', 'store.get', 'The lot'],
  [carRoute, '/api/v2/cars/mars/x', 'store.get', 'The catalogue type'],
  [statisticsRoute, '/api/v2/cars/japan/x/statistics', 'store.get', 'The lot'],
  [picturesRoute, '/pictures/japan/x/0', 'pictures.getLotFrame', 'The picture'],
  [picturesCmsRoute, `/pictures/cms/${KEY}`, 'content.pictureAddress', 'The picture'],
])('%o %s without %s: «%s does not exist»', async (route, url, method, what) => {
  const { status, body } = await requestRoute(route, url, { [method]: undefined });
  expect([status, body]).toEqual([404, { error: { code: 'not_found', message: `${what} does not exist` } }]);
});

test('similar lots of an unknown lot are a 404', async () => {
  const responses = { 'store.similar': [], 'store.get': undefined };
  const { status, body } = await requestRoute(similarRoute, '/api/v2/cars/japan/x/similar', responses);
  expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'The lot does not exist' } }]);
});

test('a type of more than 40 characters is refused before it is looked up', async () => {
  const requestType = async (length: number) =>
    (await requestRoute(popularHomeRoute, `/api/auto/popular/home/${'x'.repeat(length)}`)).status;
  expect([await requestType(40), await requestType(41)]).toEqual([404, 400]);
});

/** Path, field and message: the limits of fields outside the catalogue. */
test.each<[Route, string, string, string]>([
  [articlesRoute, '/wp-json/api/articles?limit=0', 'limit', 'must be 1 or more'],
  [articlesRoute, '/wp-json/api/articles?limit=101', 'limit', 'must be 100 or less'],
  [articlesRoute, '/wp-json/api/articles?offset=100001', 'offset', 'must be 100000 or less'],
  [reviewsRoute, '/api/reviews?offset=1000000', 'offset', 'must be a whole number'],
  [articlesRoute, '/wp-json/api/articles?limit=a1', 'limit', 'must be a whole number'],
  [articlesRoute, '/wp-json/api/articles?limit=1a', 'limit', 'must be a whole number'],
  [pagesRoute, '/api/pages?path=x', 'path', 'must begin with /'],
  [setItemsRoute, '/api/auctions/sets/items?id=1234567890', 'id', 'must be the id of a set'],
  [setItemsRoute, '/api/auctions/sets/items?id=a1', 'id', 'must be the id of a set'],
  [similarRoute, '/api/v2/cars/japan/a/similar?limit=25', 'limit', 'must be 24 or less'],
  [statisticsRoute, '/api/v2/cars/japan/a/statistics?months=25', 'months', 'must be 24 or less'],
  [statisticsRoute, '/api/v2/cars/japan/a/statistics?months=1x', 'months', 'must be a whole number'],
  [picturesRoute, '/pictures/japan/a/100', 'frame', 'must be a number'],
  [picturesRoute, '/pictures/japan/a/1x', 'frame', 'must be a number'],
  [picturesCmsRoute, `/pictures/cms/${KEY}x`, 'key', 'must be a key of 22 characters'],
])('%o %s: %s %s', async (route, url, field, message) => {
  const { status, body } = await requestRoute(route, url);
  expect(status).toBe(400);
  expect(body).toEqual({ error: { code: 'bad_value', field, message: `${field} ${message}` } });
});

describe('the set of a call', () => {
  const INPUT = { type: 'japan' as const };

  test.each([{}, { set_id: '' }, { set_id: undefined }])('%j does not change the filter', async (fields) => {
    const { services, calls } = createStubServices();
    const { conditions } = await readStoreQuery(services, { ...INPUT, ...fields } as never);
    expect([conditions.size, calls]).toEqual([0, []]);
  });

  test('adds its filter', async () => {
    const { services, calls } = createStubServices();
    const { conditions } = await readStoreQuery(services, { ...INPUT, set_id: '7' } as never);
    expect(combineConditions(conditions)).toEqual({ op: 'range', field: 'year', min: 2020 });
    expect(calls).toEqual([['content.set', '7']]);
  });

  test('a set that does not exist is refused', async () => {
    const { services } = createStubServices({ 'content.set': undefined });
    await expect(readStoreQuery(services, { ...INPUT, set_id: '8' } as never)).rejects.toMatchObject({
      status: 400,
      code: 'bad_value',
      field: 'set_id',
      message: 'set_id 8: this set does not exist',
    });
  });
});

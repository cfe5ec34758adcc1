import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { scoreHeaders } from '@vvoz/api/headers/testing/observatory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import type { App } from './server/App.ts';
import { createStubServices } from './routes/testing/stubServices.ts';

const CATALOGUE = 'public, max-age=30, stale-while-revalidate=29';
const CONTENT = 'public, max-age=60, stale-while-revalidate=600';
const RECENT = 'public, max-age=30';
const FOREVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';

const QUESTION = 'price=1200000&currency=jpy&eng_v=1496&pw=109&ageMonths=48';

/** GET calls, except those of monitoring, versions and the chat: address, Cache-Control, and services that are used. */
const READS = [
  ['/healthz?', NEVER, ['leads.checkWritable', ...CATALOGUE_TYPE_NAMES.map(() => 'store.count')]],
  ['/api/v2/count?', CATALOGUE, ['store.count']],
  ['/api/v2/cars?', CATALOGUE, ['store.count', 'store.list']],
  ['/api/v2/cars/japan/prius-1?', RECENT, ['store.get']],
  ['/api/v2/cars/japan/prius-1/similar?', CATALOGUE, ['store.similar']],
  ['/api/v2/cars/japan/prius-1/neighbours?', CATALOGUE, ['store.compare']],
  ['/api/v2/cars/japan/prius-1/statistics?', CATALOGUE, ['store.get', 'store.statistics']],
  ['/api/v2/brands?', CATALOGUE, ['store.facets', 'store.facets']],
  ['/api/v2/models?', CATALOGUE, ['store.facets', 'store.facets']],
  ['/api/v2/series?', CATALOGUE, ['store.facets']],
  ['/api/v2/colors?', CATALOGUE, ['store.facets']],
  ['/api/v2/facets?', CATALOGUE, ['store.facets', 'store.histograms']],
  ['/api/v2/arrivals?', CATALOGUE, ['store.arrivals']],
  ['/api/v2/sales?type=japan_st&', CATALOGUE, ['store.sales']],
  ['/api/v2/budgets?', CATALOGUE, ['store.medians']],
  ['/api/v2/models/prices?template=japan-main&', CATALOGUE, ['store.facets', 'store.medians']],
  ['/api/v2/landings?template=japan-main&level=brand&', CATALOGUE, ['store.landings']],
  ['/api/v2/landings/parts?template=japan-main&level=brand&', CATALOGUE, ['store.landingParts']],
  ['/api/v2/offers?template=japan-main&', CATALOGUE, ['store.offers']],
  ['/api/v2/offers/summary?template=japan-main&', CATALOGUE, ['store.landings', 'store.landings']],
  ['/api/auctions?', CATALOGUE, ['store.count', 'store.list']],
  ['/api/auctions/count?', CATALOGUE, ['store.count']],
  [
    '/api/auctions/filter?',
    CATALOGUE,
    ['store.values', 'store.values', 'store.values', 'store.values', 'store.histograms'],
  ],
  ['/api/auctions/brands?', CATALOGUE, ['store.facets', 'store.facets']],
  ['/api/auctions/models?', CATALOGUE, ['store.facets', 'store.facets']],
  ['/api/auctions/series?', CATALOGUE, ['store.facets']],
  ['/api/auctions/colors?', CATALOGUE, ['store.facets']],
  ['/api/auctions/sets?', CONTENT, ['content.sets']],
  ['/api/auctions/sets/items?id=7&', CATALOGUE, ['content.set', 'store.count', 'store.list']],
  ['/api/auto/japan?', CATALOGUE, ['store.count', 'store.list']],
  ['/api/auto/japan/prius-1?', RECENT, ['store.get']],
  ['/api/auto/japan/filter/brands?', CATALOGUE, ['store.facets', 'store.facets']],
  ['/api/auto/japan/filter/series?', CATALOGUE, ['store.facets']],
  ['/api/auto/korean/filter/eng_v?', CATALOGUE, ['store.values']],
  [
    '/api/auto/japan/catalog_page?',
    CATALOGUE,
    ['content.cataloguePage', 'store.count', 'store.values', 'store.histograms'],
  ],
  ['/api/auto/popular/home/japan?', CATALOGUE, ['store.facets']],
  ['/api/options?', CONTENT, ['content.options']],
  ['/api/pages?path=/&', CONTENT, ['content.page']],
  ['/api/pages/list?', CONTENT, ['content.pages']],
  ['/wp-json/api/articles?', CONTENT, ['content.entries']],
  ['/wp-json/api/articles/count/news?', CONTENT, ['content.countEntries']],
  ['/api/reviews?', CONTENT, ['content.reviews']],
  ['/api/moto/char?model=CB400SF&', CONTENT, ['content.moto']],
  ['/api/request/challenge?', 'no-store', ['leads.createChallenge']],
  [`/api/calc?${QUESTION}&`, RECENT, ['costs.receipt']],
  [`/api/calc/bid?${QUESTION}&budget=1500000&`, RECENT, ['costs.bids']],
  ['/api/calc/terms?', RECENT, ['costs.terms']],
  ['/pictures/japan/prius-1/0?', FOREVER, ['pictures.getLotFrame']],
  ['/pictures/cms/Zm9yZ2VkIGtleSBvZiBub3?', FOREVER, ['content.pictureAddress', 'pictures.getForeign']],
] as const;

/** The calculator accepts unknown fields, because a page sends it all fields of a lot. */
const acceptsAnyField = (url: string): boolean => url.includes('price=');

let shared: App;
// The first application compiles the schemas. Later ones take a tenth of its time.
beforeAll(async () => {
  shared = await buildApp(createStubServices().services);
  for (const [url] of READS) await shared.inject(url);
});
afterAll(() => shared.close());

test('a call answers from its services, has the Cache-Control of its data, and refuses unknown fields', async () => {
  const { services, calls } = createStubServices();
  const app = await buildApp(services);
  const seen: unknown[] = [];
  for (const [url] of READS) {
    calls.length = 0;
    const { statusCode, headers } = await app.inject(url);
    const calledServices = calls.map(([method]) => method);
    const odd = await app.inject(`${url}odd=1`);
    seen.push([url, statusCode, headers['cache-control'], calledServices, odd.statusCode]);
  }
  await app.close();
  expect(seen).toEqual(
    READS.map(([url, control, calledServices]) => [
      url,
      200,
      control,
      calledServices,
      acceptsAnyField(url) ? 200 : 400,
    ]),
  );
});

const FORM = { tel: '8 914 123-45-67', consent: { version: '2026-01', at: '2026-01-20T10:00:00+10:00' } };

/** POST calls of leads and costs: address, a body, the answer's status, and the services that are used. */
const POSTS = [
  ['/api/request', FORM, 201, ['leads.admit', 'content.options', 'leads.save']],
  ['/api/request/send', FORM, 201, ['leads.admit', 'content.options', 'leads.save']],
  ['/api/request/recaptcha', { token: 'abc' }, 200, ['leads.admit', 'leads.score']],
  ['/api/calc/batch', { lots: [{}], variants: ['raspil'] }, 200, ['costs.batch']],
  ['/api/calc/receipts', { questions: [{}] }, 200, ['costs.receipts']],
] as const;

test('a body reaches its service, unless it is empty or not JSON', async () => {
  const { services, calls } = createStubServices();
  const app = await buildApp(services);
  const post = (url: string, payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type },
      remoteAddress: '198.51.100.1',
    });
  for (const [url, body, status, calledServices] of POSTS) {
    calls.length = 0;
    const response = await post(url, JSON.stringify(body));
    expect([
      url,
      response.statusCode,
      response.headers['cache-control'],
      calls.map(([method]) => method),
    ]).toEqual([url, status, 'no-store', calledServices]);
    calls.length = 0;
    expect((await post(url, '{}')).json()).toMatchObject({ error: { code: 'bad_value' } });
    expect((await post(url, '{}', 'text/plain')).statusCode).toBeGreaterThanOrEqual(400);
    expect(calls).toEqual([]);
  }
  await app.close();
});

test.each([
  ['/api/request', 65_537, 413],
  ['/api/request/send', 65_537, 413],
  ['/api/request/recaptcha', 65_537, 413],
  ['/api/calc/receipts', 65_537, 413],
  ['/api/calc/batch', 65_537, 400],
  ['/api/calc/batch', 262_144, 400],
  ['/api/calc/batch', 262_145, 413],
  ['/api/request', 65_536, 400],
])('%s with a body of %i bytes: %i', async (url, length, status) => {
  const payload = `{}${' '.repeat(length - '{}'.length)}`;
  const { statusCode } = await shared.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(statusCode).toBe(status);
});

test('the OpenAPI document may be cached, and does not list itself', async () => {
  const app = await buildApp(createStubServices().services);
  const { headers, payload } = await app.inject('/api/openapi.json');
  await app.close();
  expect(headers['cache-control']).toBe(CONTENT);
  const document = JSON.parse(payload) as { openapi: string; info: unknown; paths: Record<string, unknown> };
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Vvoz catalogue API', version: '2.0.0', description: expect.stringContaining('Lots') },
  });
  expect(document.paths).not.toHaveProperty('/api/openapi.json');
  expect(document.paths).not.toHaveProperty('/api/auto/popular/home');
  expect(document.paths).toMatchObject({
    '/api/reviews': {
      get: { parameters: expect.arrayContaining([expect.objectContaining({ in: 'query', name: 'limit' })]) },
    },
  });
});

test('CORS allows the pages of our hosts', async () => {
  const { headers } = await shared.inject({
    url: '/api/options',
    headers: { origin: 'https://vvoz.example' },
  });
  expect(headers['access-control-allow-origin']).toBe('https://vvoz.example');
});

/** Requests that no handler answers, with the status of the answer. */
const REFUSED = [
  ['GET', '/nowhere', 404],
  ['GET', '/%FF', 400],
  ['GET', '/api/v2/count?odd=1', 400],
  ['GET', `/api/v2/cars/japan/${'x'.repeat(300)}`, 404],
  ['OPTIONS', '/api/options', 204],
] as const;

test('behind TLS the headers of calls and refusals have the highest score', async () => {
  const app = await buildApp({ ...createStubServices().services, hstsSeconds: 31_536_000 });
  const headers = {
    'x-forwarded-proto': 'https',
    origin: 'https://vvoz.example',
    'access-control-request-method': 'POST',
  };
  const scores: (readonly [url: string, score: number])[] = [];
  for (const [method, url, expected] of [
    ...READS.map(([address]) => ['GET', address, 200] as const),
    ...REFUSED,
  ]) {
    const response = await app.inject({ method, url, headers });
    scores.push([url, scoreHeaders(response.headers)]);
    expect([url, response.statusCode]).toEqual([url, expected]);
  }
  await app.close();
  expect(scores.filter(([, score]) => score !== 130)).toEqual([]);
});

test('Strict-Transport-Security is sent if configured, and only over TLS', async () => {
  const app = await buildApp({ ...createStubServices().services, hstsSeconds: 600 });
  const read = async (server: App, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await server.inject({ url: '/api/options', headers, remoteAddress })).headers[
      'strict-transport-security'
    ];
  const byTls = { 'x-forwarded-proto': 'http, https' };
  expect(await read(app, byTls)).toBe('max-age=600');
  expect(await read(app, {})).toBeUndefined();
  expect(await read(app, byTls, '203.0.113.7')).toBeUndefined();
  expect(await read(shared, byTls)).toBeUndefined();
  await app.close();
});

import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../routes/testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.enum(['get', 'post']),
      z.looseObject({ summary: z.string(), parameters: z.array(z.unknown()).default([]) }).optional(),
    ),
  ),
});

test('the document is valid OpenAPI 3.1, has every call except /metrics, and names the fields of a call', async () => {
  const { body, headers } = await api.get('/api/openapi.json');
  const document = documentSchema.parse(body);
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  const { paths } = document;
  expect(Object.keys(paths).toSorted()).toEqual([
    '/api/auctions',
    '/api/auctions/brands',
    '/api/auctions/colors',
    '/api/auctions/count',
    '/api/auctions/filter',
    '/api/auctions/models',
    '/api/auctions/series',
    '/api/auctions/sets',
    '/api/auctions/sets/items',
    '/api/auto/korean/filter/eng_v',
    '/api/auto/popular/home/{type}',
    '/api/auto/{type_parent}/catalog_page',
    '/api/auto/{type}',
    '/api/auto/{type}/filter/brands',
    '/api/auto/{type}/filter/series',
    '/api/auto/{type}/{id}',
    '/api/calc',
    '/api/calc/batch',
    '/api/calc/bid',
    '/api/calc/receipts',
    '/api/calc/terms',
    '/api/cards',
    '/api/chat/messages',
    '/api/chat/stream',
    '/api/moto/char',
    '/api/options',
    '/api/pages',
    '/api/pages/list',
    '/api/request',
    '/api/request/challenge',
    '/api/request/recaptcha',
    '/api/request/send',
    '/api/reviews',
    '/api/v2/arrivals',
    '/api/v2/brands',
    '/api/v2/budgets',
    '/api/v2/cars',
    '/api/v2/cars/{type}/{id}',
    '/api/v2/cars/{type}/{id}/neighbours',
    '/api/v2/cars/{type}/{id}/similar',
    '/api/v2/cars/{type}/{id}/statistics',
    '/api/v2/colors',
    '/api/v2/count',
    '/api/v2/facets',
    '/api/v2/landings',
    '/api/v2/landings/parts',
    '/api/v2/models',
    '/api/v2/models/prices',
    '/api/v2/offers',
    '/api/v2/offers/summary',
    '/api/v2/relax',
    '/api/v2/sales',
    '/api/v2/series',
    '/api/v2/vitals',
    '/files/{name}',
    '/healthz',
    '/livez',
    '/pictures/cms/{key}',
    '/pictures/{type}/{id}/{frame}',
    '/versions',
    '/wp-json/api/articles',
    '/wp-json/api/articles/count/{id}',
  ]);
  expect(JSON.stringify(paths['/api/v2/cars']?.get?.parameters)).toContain('"marka_name"');
  expect(headers['cache-control']).toContain('max-age=60');
});

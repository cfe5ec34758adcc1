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
    z.looseObject({ get: z.looseObject({ summary: z.string(), parameters: z.array(z.unknown()) }) }),
  ),
});

test('the document is valid OpenAPI 3.1 and has every call with its fields', async () => {
  const { body, headers } = await api.get('/api/openapi.json');
  const document = documentSchema.parse(body);
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  const { paths } = document;
  expect(Object.keys(paths).toSorted()).toEqual([
    '/api/options',
    '/api/pages',
    '/api/v2/brands',
    '/api/v2/cars',
    '/api/v2/cars/{type}/{id}',
    '/api/v2/cars/{type}/{id}/similar',
    '/api/v2/colors',
    '/api/v2/count',
    '/api/v2/facets',
    '/api/v2/models',
    '/api/v2/series',
    '/healthz',
    '/pictures/{type}/{id}/{frame}',
  ]);
  expect(JSON.stringify(paths['/api/v2/cars']?.get.parameters)).toContain('"marka_name"');
  expect(headers['cache-control']).toContain('max-age=60');
});

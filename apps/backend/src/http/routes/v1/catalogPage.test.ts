import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1CatalogPageSchema } from '@vvoz/api/v1/v1Schemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const page = async (path: string) => v1CatalogPageSchema.parse((await api.get(`/api/auto/${path}`)).body);

test('a complete choice has a path, name and years', async () => {
  expect(await page('japan/catalog_page?marka_name=TOYOTA&model_name=PRIUS&kuzov=ZVW50')).toMatchObject({
    link: '/japan/czeny-na-avto/toyota/prius/zvw50',
    title: expect.stringContaining('Prius') as unknown,
    year_min: 2019,
    year_max: 2020,
    count: 2,
  });
});

test('the path ends before the first field with several values', async () => {
  expect((await page('japan/catalog_page?marka_name=MERCEDES-BENZ')).link).toBe(
    '/japan/czeny-na-avto/mercedes-benz',
  );
  expect((await page('japan/catalog_page?marka_name_in_arr=TOYOTA,HONDA&model_name=PRIUS')).link).toBe(
    '/japan/czeny-na-avto',
  );
  expect((await page('japan/catalog_page?type=japan_st&marka_name=TOYOTA')).link).toBe(
    '/statistika-prodazh/toyota',
  );
});

test('a catalogue without lots has no years', async () => {
  expect(await page('korea/catalog_page')).toMatchObject({
    link: '/korea/czeny-na-avto',
    year_min: null,
    year_max: null,
    count: 0,
  });
});

test.each([
  ['mars/catalog_page', '404 not_found'],
  ['japan/catalog_page?limit=1', '400 unknown_field limit'],
  ['japan/catalog_page?kuzov=%3Cb%3E', '400 bad_value kuzov'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/api/auto/${path}`))).toBe(expected);
});

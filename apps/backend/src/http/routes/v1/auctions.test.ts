import { afterAll, beforeAll, expect, test } from 'vitest';
import { carsSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const listIds = async (query: string): Promise<readonly string[]> =>
  carsSchema.parse((await api.get(`/api/auctions?${query}`)).body).items.map(({ ID }) => ID);

test('a list has the total count, and its pages do not overlap', async () => {
  const { count } = carsSchema.parse((await api.get('/api/auctions?limit=1')).body);
  const pages = await Promise.all([0, 5, 10].map((offset) => listIds(`limit=5&offset=${offset}`)));
  expect(new Set(pages.flat()).size).toBe(15);
  expect(count).toBeGreaterThan(15);
});

test('version 1 accepts lists as field_in_arr; an id gives only that lot', async () => {
  expect(await listIds('kuzov_in_arr=ZVW50,ZVW30&marka_name=TOYOTA&model_name=PRIUS')).toHaveLength(3);
  expect(await listIds('id=prius-2')).toEqual(['prius-2']);
  expect(await listIds('id=nobody')).toEqual([]);
});

test('a generation replaces the body code', async () => {
  expect(await listIds('marka_name=TOYOTA&model_name=PRIUS&generation=zvw5&kuzov=ZVW30')).toEqual(
    await listIds('marka_name=TOYOTA&model_name=PRIUS&kuzov=ZVW50'),
  );
});

test.each([
  ['year_min=x', '400 bad_value year_min'],
  ['marka_name_in_arr[]=<script>', '400 bad_value marka_name_in_arr'],
  ['order_by=; drop table lot', '400 bad_value order_by'],
  ['limit=101', '400 bad_value limit'],
  ['set_id=999', '400 bad_value set_id'],
  ['year_between=1', '400 unknown_field year_between'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions?${query}`))).toBe(expected);
});

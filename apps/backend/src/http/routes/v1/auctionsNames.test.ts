import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandsSchema, modelsSchema, seriesSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The calls. `kept`: the filters under which a call counts. `name`: one of the names that it returns. */
const CALLS = [
  {
    call: 'brands',
    kept: 'year_min=2015',
    name: 'TOYOTA',
    read: (body: unknown) =>
      brandsSchema.parse(body).items.map(({ MARKA_NAME, COUNT }) => ({ name: MARKA_NAME, count: COUNT })),
  },
  {
    call: 'models',
    kept: 'marka_name=TOYOTA&year_min=2015',
    name: 'PRIUS',
    read: (body: unknown) =>
      modelsSchema.parse(body).items.map(({ MODEL_NAME, COUNT }) => ({ name: MODEL_NAME, count: COUNT })),
  },
  {
    call: 'series',
    kept: 'marka_name=TOYOTA&model_name=PRIUS&year_min=2015',
    name: 'ZVW50',
    read: (body: unknown) =>
      seriesSchema.parse(body).items.map(({ KUZOV, COUNT }) => ({ name: KUZOV, count: COUNT })),
  },
] as const;

describe.each(CALLS)('/api/auctions/$call', ({ call, kept, name, read }) => {
  test('the other filters are kept, and the counts add up to the list', async () => {
    const query = 'marka_name=TOYOTA&model_name=PRIUS&year_min=2015';
    const items = read((await api.get(`/api/auctions/${call}?${query}`)).body);
    const { text } = await api.get(`/api/auctions/count?${kept}`);
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(Number(text));
    expect(items.map((item) => item.name)).toContain(name);
  });

  test('nothing found is an empty list', async () => {
    const { body } = await api.get(`/api/auctions/${call}?type=china`);
    expect(body).toEqual({ items: [] });
  });

  test.each([
    ['type=mars', '400 bad_value type'],
    ['wheels=4', '400 unknown_field wheels'],
    ['year_min=%00', '400 bad_value year_min'],
  ])('abuse: %s', async (query, expected) => {
    expect(formatRefusal(await api.get(`/api/auctions/${call}?${query}`))).toBe(expected);
  });
});

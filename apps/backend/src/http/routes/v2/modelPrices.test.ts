import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2ModelPricesSchema } from '@vvoz/api/v2/v2Schemas';
import { createTestLot, type TestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const createLot = (external_id: string, brand: string, model: string, fields: Partial<TestLot> = {}) =>
  createTestLot({ external_id, brand, model, ...fields });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createLot('a', 'TOYOTA', 'PRIUS', { cost: 900_000 }),
    createLot('b', 'TOYOTA', 'PRIUS', { cost: 1_234_567 }),
    createLot('c', 'TOYOTA', 'PRIUS', { cost: 2_000_000 }),
    createLot('gone', 'TOYOTA', 'PRIUS', { live: 0, status: 'withdrawn', cost: 1 }),
    createLot('d', 'HONDA', 'FIT', { cost: null }),
    createLot('e', 'HONDA', 'FIT', { cost: null }),
    createLot('f', 'HYUNDAI', 'KONA', { cost: 1_000_000 }),
    createLot('g', 'HYUNDAI', 'KONA', { cost: 1_000_000 }),
    createLot('h', 'KAIYI', 'KONA', { cost: 5_000_000 }),
  ]);
});
afterAll(() => api.close());

const listPrices = async (search: string) => {
  const { body } = await api.get(`/api/v2/models/prices?${search}`);
  return v2ModelPricesSchema.parse(body).items;
};

test('models come with their median; a name of two brands and a model without costs have none', async () => {
  expect(await listPrices('template=japan-main')).toEqual([
    { brand: 'TOYOTA', model: 'PRIUS', count: 3, cost: 1_230_000 },
    { brand: 'HONDA', model: 'FIT', count: 2 },
    { brand: 'HYUNDAI', model: 'KONA', count: 2 },
    { brand: 'KAIYI', model: 'KONA', count: 1 },
  ]);
});

test('models with too few lots are left out; an unknown catalogue is refused', async () => {
  expect((await listPrices('template=japan-main&min_lots=3')).map(({ model }) => model)).toEqual(['PRIUS']);
  expect(await listPrices('template=bike')).toEqual([]);
  expect(formatRefusal(await api.get('/api/v2/models/prices?template=boats'))).toBe('400 bad_value template');
});

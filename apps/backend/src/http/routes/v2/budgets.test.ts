import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2BudgetsSchema, v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { createTestLot, type TestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const createLot = (external_id: string, fields: Partial<TestLot>) =>
  createTestLot({ external_id, ...fields });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createLot('a', { cost: 700_000, year: 2015, mileage: 90_000 }),
    createLot('b', { cost: 912_345, year: 2017, mileage: 51_234 }),
    createLot('c', { cost: 1_000_000, year: 2018, mileage: 40_000 }),
    createLot('d', { cost: 1_000_001, year: 2020, mileage: null }),
    createLot('e', { cost: 800_000, body_type: 'coupe', year: 2019 }),
    createLot('f', { cost: 9_000_000, body_type: 'suv' }),
    createLot('no cost', { cost: null }),
    createLot('no body type', { cost: 700_000, body_type: '' }),
    createLot('withdrawn', { cost: 100_000, live: 0, status: 'withdrawn' }),
    createLot('sold', { cost: 100_000, type: 'japan_st', source: 'aleado/japan_st', status: 'sold' }),
  ]);
});
afterAll(() => api.close());

test('each budget has its body types with medians, those with most lots first', async () => {
  const { body } = await api.get('/api/v2/budgets?type=japan');
  expect(v2BudgetsSchema.parse(body).items).toEqual([
    {
      max: 1_000_000,
      bodies: [
        { body: 'hatchback', count: 3, cost: 912_000, year: 2017, mileage: 51_200 },
        { body: 'coupe', count: 1, cost: 800_000, year: 2019, mileage: 64_000 },
      ],
    },
    {
      min: 1_000_000,
      max: 1_500_000,
      bodies: [{ body: 'hatchback', count: 1, cost: 1_000_000, year: 2020 }],
    },
    { min: 1_500_000, max: 2_500_000, bodies: [] },
    { min: 2_500_000, bodies: [{ body: 'suv', count: 1, cost: 9_000_000, year: 2019, mileage: 64_000 }] },
  ]);
});

test('a body type’s count is that of the list with this budget', async () => {
  const { body } = await api.get('/api/v2/count?type=japan&body_type=hatchback&cost_ru_max=1000000');
  expect(v2CountSchema.parse(body).count).toBe(3);
});

test('a catalogue without lots has empty budgets; an unknown type is refused', async () => {
  const { body } = await api.get('/api/v2/budgets?type=bike');
  expect(v2BudgetsSchema.parse(body).items.flatMap(({ bodies }) => bodies)).toEqual([]);
  expect(formatRefusal(await api.get('/api/v2/budgets?type=boat'))).toBe('400 bad_value type');
});

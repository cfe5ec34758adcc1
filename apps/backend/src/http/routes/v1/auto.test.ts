import { afterAll, beforeAll, expect, test } from 'vitest';
import { carsSchema } from '@vvoz/api/wire/responses';
import { createTestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const createLeftHandLot = (fields: Parameters<typeof createTestLot>[0]) =>
  createTestLot({ source: 'jpcenter/one', type: 'left', parent: 'japan', left_hand: 1, ...fields });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createLeftHandLot({ external_id: 'dear', cost: 3_000_000 }),
    createLeftHandLot({ external_id: 'cheap', cost: 1_000_000 }),
    createLeftHandLot({ external_id: 'unknown', cost: null }),
    createLeftHandLot({
      external_id: 'euro',
      source: 'jpcenter/europe_one',
      parent: 'europe',
      cost: 2_000_000,
    }),
    createTestLot({
      external_id: 'machine',
      source: 'jpcenter/hdm',
      type: 'spec_japan',
      left_hand: 1,
      cost: 1,
    }),
    createTestLot({
      external_id: 'other',
      source: 'jpcenter/hdm',
      type: 'spec_japan',
      left_hand: 0,
      cost: 2,
    }),
  ]);
});
afterAll(() => api.close());

const listIds = async (path: string): Promise<readonly string[]> =>
  carsSchema.parse((await api.get(`/api/auto/${path}`)).body).items.map(({ ID }) => ID);

test('the lowest turnkey price comes first, lots without a price last', async () => {
  expect(await listIds('left')).toEqual(['cheap', 'euro', 'dear', 'unknown']);
  expect(await listIds('left?order_by=cost_desc&cost_ru_min=1500000')).toEqual(['dear', 'euro']);
});

test('left-hand stock comes from the requested parent', async () => {
  expect(await listIds('left?type_parent=europe')).toEqual(['euro']);
  expect(await listIds('left?type_parent=japan&limit=1')).toEqual(['cheap']);
  expect(await listIds('left?type_parent=spec_japan')).toEqual(['machine']);
});

test.each([
  ['mars', '404 not_found'],
  ['__proto__', '404 not_found'],
  ['left?type=japan', '400 unknown_field type'],
  ['left?limit=0', '400 bad_value limit'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/api/auto/${path}`))).toBe(expected);
});

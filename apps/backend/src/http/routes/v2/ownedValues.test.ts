import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestLot, type TestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const createLot = (external_id: string, words: Partial<TestLot>) => createTestLot({ external_id, ...words });

/** Two brands whose models share a name and body codes; a name with punctuation; lorries. */
const LOTS = [
  createLot('a', { brand: 'HYUNDAI', model: 'KONA', kuzov: 'OS', body_type: 'suv' }),
  createLot('b', { brand: 'HYUNDAI', model: 'KONA', kuzov: 'SX2', body_type: 'suv' }),
  createLot('c', { brand: 'KAIYI', model: 'KONA', kuzov: 'OS', body_type: 'suv' }),
  createLot('d', { brand: 'SMART', model: 'SMART #1', kuzov: '', body_type: '' }),
  createLot('e', { brand: 'HINO', model: 'DUTRO', kuzov: 'XZU', body_type: 'truck' }),
];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(LOTS);
});
afterAll(() => api.close());

const readCount = async (query: string) =>
  v2CountSchema.parse((await api.get(`/api/v2/count?${query}`)).body).count;
const BOTH = 'marka_name[]=HYUNDAI&marka_name[]=KAIYI';

test.each([
  [`${BOTH}&model_name[]=KONA`, 3],
  [`${BOTH}&model_name[]=KONA_HYUNDAI`, 2],
  [`${BOTH}&model_name[]=KONA_KAIYI`, 1],
  [`${BOTH}&model_name[]=KONA_KAIYI&model_name[]=KONA_HYUNDAI`, 3],
  [`${BOTH}&model_name[]=KONA&kuzov[]=OS`, 2],
  [`${BOTH}&model_name[]=KONA&kuzov[]=OS_KONA_KAIYI`, 1],
  [`${BOTH}&model_name[]=KONA&kuzov[]=OS_KONA_KAIYI&kuzov[]=SX2`, 2],
  ['marka_name=TOYOTA&model_name=KONA_HYUNDAI', 0],
])('%s finds %i lots: a name with an owner matches only lots of this owner', async (query, expected) => {
  expect(await readCount(query)).toBe(expected);
});

test('a model whose name has punctuation can be requested', async () => {
  expect(await readCount(`marka_name=SMART&model_name=${encodeURIComponent('SMART #1')}`)).toBe(1);
});

test.each([
  ['body_type=truck', 1],
  ['body_type_in_arr=truck,crane_truck', 1],
  ['body_type_not_null=1', 4],
  ['body_type_not_null=0', 1],
  ['auction_date_not_null=1', 5],
  ['auction_date_not_null=0', 0],
])('%s finds %i: conditions of base filters', async (query, expected) => {
  expect(await readCount(query)).toBe(expected);
});

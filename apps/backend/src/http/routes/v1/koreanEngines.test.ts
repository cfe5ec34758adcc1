import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1EnginesSchema } from '@vvoz/api/v1/v1Schemas';
import { createTestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const createKoreanLot = (id: string, engine: number | null, brand = 'KIA') =>
  createTestLot({ source: 'jpcenter/korea', type: 'korean', external_id: id, engine, brand });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createKoreanLot('a', 1999),
    createKoreanLot('b', 1591),
    createKoreanLot('c', 1999, 'HYUNDAI'),
    createKoreanLot('d', null),
  ]);
});
afterAll(() => api.close());

const listVolumes = async (query = '') =>
  v1EnginesSchema
    .parse((await api.get(`/api/auto/korean/filter/eng_v${query}`)).body)
    .items.map(({ value, label, count }) => [value, label, count]);

test('lists the existing volumes, smallest first, under the other filters', async () => {
  expect(await listVolumes()).toEqual([
    ['1591', '1,6\u00A0л', 1],
    ['1999', '2,0\u00A0л', 2],
  ]);
  expect(await listVolumes('?marka_name=HYUNDAI&eng_v_max=1600')).toEqual([['1999', '2,0\u00A0л', 1]]);
});

test.each([
  ['?eng_v_min=big', '400 bad_value eng_v_min'],
  ['?type=korean', '400 unknown_field type'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auto/korean/filter/eng_v${query}`))).toBe(expected);
});

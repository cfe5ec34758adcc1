import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2SimilarSchema } from '@vvoz/api/v2/v2Schemas';
import { createTestApp, KNOWN_LOTS, formatRefusal, type TestApp } from '../testing/testApp.ts';
import { createTestLot } from '../../../catalogue/testing/lots.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    ...KNOWN_LOTS,
    createTestLot({ external_id: 'old', year: 2016 }),
    createTestLot({ external_id: 'aqua', model: 'AQUA' }),
  ]);
});
afterAll(() => api.close());

const listSimilar = async (place: string) => {
  const { items } = v2SimilarSchema.parse((await api.get(`/api/v2/cars/${place}`)).body);
  return items.map((item) => item.ID);
};

test('first the same body code and a close year, then any year, then any body code of the model', async () => {
  expect(await listSimilar('japan/prius-1/similar')).toEqual(['prius-2', 'old', 'prius-3']);
  expect(await listSimilar('japan/prius-1/similar?limit=1')).toEqual(['prius-2']);
});

test('a lot that has been sold has similar lots too', async () => {
  expect(new Set(await listSimilar('japan/prius-gone/similar'))).toEqual(
    new Set(['prius-1', 'prius-2', 'old', 'prius-3']),
  );
});

test('a lot without similar ones gives an empty list, an unknown lot a 404', async () => {
  expect(await listSimilar('japan/aqua/similar')).toEqual([]);
  expect(formatRefusal(await api.get('/api/v2/cars/japan/nobody/similar'))).toBe('404 not_found');
});

test.each(['0', '25', 'x', '1.5', '999999999999'])('abuse: limit=%s is refused', async (limit) => {
  expect(formatRefusal(await api.get(`/api/v2/cars/japan/prius-1/similar?limit=${limit}`))).toBe(
    '400 bad_value limit',
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { seriesSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const listSeries = async (query: string) =>
  seriesSchema.parse((await api.get(`/api/v2/series?${query}`)).body).items;

test('lists the body codes of a model with their counts', async () => {
  expect(await listSeries('marka_name=TOYOTA&model_name=PRIUS')).toEqual([
    { KUZOV: 'ZVW50', MODEL_NAME: 'PRIUS', MARKA_NAME: 'TOYOTA', COUNT: 2 },
    { KUZOV: 'ZVW30', MODEL_NAME: 'PRIUS', MARKA_NAME: 'TOYOTA', COUNT: 1 },
  ]);
  expect(await listSeries('marka_name=TOYOTA&model_name=PRIUS&kuzov=ZVW30')).toHaveLength(2);
});

test('lots without a body code are counted too', async () => {
  const items = await listSeries('');
  const { count } = v2CountSchema.parse((await api.get('/api/v2/count')).body);
  expect(items.some((item) => item.KUZOV === '')).toBe(true);
  expect(items.reduce((sum, item) => sum + item.COUNT, 0)).toBe(count);
});

test('a bad value is refused', async () => {
  expect(formatRefusal(await api.get('/api/v2/series?pw_min=many'))).toBe('400 bad_value pw_min');
});

test('abuse: a body code of control characters', async () => {
  expect(formatRefusal(await api.get('/api/v2/series?kuzov=ZVW50%07%1b[31m'))).toBe('400 bad_value kuzov');
});

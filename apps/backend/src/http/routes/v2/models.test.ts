import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { modelsSchema } from '@vvoz/api/wire/responses';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const listModels = async (query: string) =>
  modelsSchema.parse((await api.get(`/api/v2/models?${query}`)).body).items;

test('lists the models of a brand with display names; the counts add up', async () => {
  const items = await listModels('marka_name[]=toyota');
  const { count } = v2CountSchema.parse((await api.get('/api/v2/count?marka_name=TOYOTA')).body);
  expect(items.reduce((sum, item) => sum + item.COUNT, 0)).toBe(count);
  expect(new Set(items.map((item) => item.MARKA_NAME))).toEqual(new Set(['TOYOTA']));
  expect(items.find((item) => item.MODEL_NAME === 'PRIUS')).toMatchObject({ FORMAT: 'Prius', COUNT: 3 });
});

test('a name that two brands share is listed once for each', async () => {
  const shared = (await listModels('marka_name=TOYOTA,HONDA')).filter(
    (item) => item.MODEL_NAME === 'MODEL 0',
  );
  expect(shared.map((item) => item.MARKA_NAME).toSorted()).toEqual(['HONDA', 'TOYOTA']);
});

test('counts ignore the chosen model and body code, so that another model can be chosen', async () => {
  expect(await listModels('marka_name=TOYOTA&model_name=PRIUS&kuzov=ZVW50')).toEqual(
    await listModels('marka_name=TOYOTA'),
  );
});

test('some models are popular, regardless of the other filters', async () => {
  const popular = (items: Awaited<ReturnType<typeof listModels>>) =>
    new Set(items.filter((item) => item.IS_POPULAR).map((item) => item.MODEL_NAME));
  const all = popular(await listModels('marka_name=HONDA'));
  expect(all.size).toBe(6);
  expect(popular(await listModels('marka_name=HONDA&year_min=2000')).isSubsetOf(all)).toBe(true);
});

test('a bad value is refused', async () => {
  expect(formatRefusal(await api.get('/api/v2/models?color=%23fff'))).toBe('400 bad_value color');
});

test('abuse: a type that is an object path', async () => {
  expect(formatRefusal(await api.get('/api/v2/models?type=__proto__'))).toBe('400 bad_value type');
  expect(formatRefusal(await api.get('/api/v2/models?type[a]=japan'))).toBe('400 unknown_field type[a]');
});

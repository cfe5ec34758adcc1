import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireLotSchema } from '@vvoz/api/wire/lotSchema';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a lot is found by its type and id', async () => {
  const { status, body } = await api.get('/api/v2/cars/japan/prius-1');
  expect(status).toBe(200);
  expect(wireLotSchema.parse(body)).toMatchObject({ ID: 'prius-1', SERIAL: 'ZVW50-8012345' });
});

test('a lot that has been sold is found under its old address, with its result', async () => {
  const { body } = await api.get('/api/v2/cars/japan/prius-gone');
  expect(wireLotSchema.parse(body)).toMatchObject({ TYPE: 'japan_st', STATUS: 'sold', FINISH: 1_412_000 });
});

test.each(['japan/nobody', 'bike/prius-1', 'mars/prius-1', `japan/${'x'.repeat(199)}`])(
  '%.40s is a 404',
  async (place) => {
    expect(formatRefusal(await api.get(`/api/v2/cars/${place}`))).toBe('404 not_found');
  },
);

test('abuse: unknown fields, broken escapes, quotes, a very long id', async () => {
  expect(formatRefusal(await api.get('/api/v2/cars/japan/prius-1?limit=1'))).toBe('400 unknown_field limit');
  expect((await api.get('/api/v2/cars/japan/%FF')).status).toBe(400);
  expect(formatRefusal(await api.get("/api/v2/cars/japan/'%20or%20'1'='1"))).toBe('404 not_found');
  expect((await api.get(`/api/v2/cars/japan/${'x'.repeat(9000)}`)).status).toBe(404);
});

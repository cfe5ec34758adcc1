import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireLotSchema } from '@vvoz/api/wire/lotSchema';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('one lot has the names of the specification', async () => {
  const lot = wireLotSchema.parse((await api.get('/api/auto/japan/prius-1')).body);
  expect(lot).toMatchObject({
    ID: 'prius-1',
    MARKA_NAME: 'TOYOTA',
    TYPE: 'japan',
    TYPE_PARENT: 'japan',
    YEAR: 2019,
  });
});

test('a sold lot can still be read', async () => {
  expect((await api.get('/api/auto/japan/prius-gone')).status).toBe(200);
});

test.each([
  ['japan/nobody', '404 not_found'],
  ['mars/prius-1', '404 not_found'],
  ['japan/%2e%2e%2fetc', '404 not_found'],
  ['japan/prius-1?year=1', '400 unknown_field year'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/api/auto/${path}`))).toBe(expected);
});

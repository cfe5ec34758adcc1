import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createStubServices } from './testing/stubServices.ts';

/** Requests the versions of a backend with this version of the catalogue, and 3 as that of the content. */
async function requestVersions(catalogue: () => Promise<string>, query = '') {
  const { services } = createStubServices();
  const app = await buildApp({
    ...services,
    store: { ...services.store, version: catalogue },
    content: { ...services.content, version: async () => '3' },
  });
  const response = await app.inject(`/versions${query}`);
  await app.close();
  return response;
}

test('names both versions, as JSON and in a header, and is never cached', async () => {
  const response = await requestVersions(async () => '12');
  expect([response.statusCode, response.json()]).toEqual([200, { catalogue: 12, content: 3 }]);
  expect(response.headers).toMatchObject({ 'x-vvoz-version': '12.3', 'cache-control': 'no-store' });
});

test('a version that has just changed is not named yet, that of the content neither', async () => {
  const { services } = createStubServices();
  let versions = ['12', '3'];
  const app = await buildApp({
    ...services,
    store: { ...services.store, version: async () => versions[0] ?? '' },
    content: { ...services.content, version: async () => versions[1] ?? '' },
  });
  await app.inject('/versions');
  versions = ['13', '4'];
  expect((await app.inject('/versions')).json()).toEqual({ catalogue: 12, content: 3 });
  await app.close();
});

test('while the catalogue is unavailable the answer is an error without a version', async () => {
  const response = await requestVersions(() => Promise.reject(new Error('no database')));
  expect(response.statusCode).toBeGreaterThanOrEqual(500);
  expect(response.headers['x-vvoz-version']).toBeUndefined();
});

test('abuse: an unknown field', async () => {
  expect((await requestVersions(async () => '1', '?verbose=1')).statusCode).toBe(400);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { listPlaces, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { pageSchema } from '@vvoz/api/content/contentSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

test.each(
  TEMPLATES.flatMap((row) => listPlaces(row).map(({ host, path }) => [host, path, row.name] as const)),
)('%s %s has its record', async (host, path, name) => {
  const { body } = await api.get(`/api/pages?path=${path}&name=${host}`);
  const template = TEMPLATES.find((row) => row.name === name);
  const page = pageSchema.parse(body);
  expect(page).toMatchObject({
    template: name,
    type: template?.type,
    type_parent: template?.typeParent,
    path,
  });
  // A front page has no breadcrumbs.
  expect(page.breadcrumb.at(-1)?.path ?? '/').toBe(path);
});

test('each host has its home page; a slash at the end and the case do not matter', async () => {
  for (const host of HOST_NAMES) expect((await api.get(`/api/pages?path=/&name=${host}`)).status).toBe(200);
  const plain = await api.get('/api/pages?path=/statistika-prodazh');
  expect((await api.get('/api/pages?path=/Statistika-Prodazh/')).body).toEqual(plain.body);
});

test.each(['path=/nowhere', 'path=/&name=mars', 'path=/statistika-prodazh&name=china', 'path=/__proto__'])(
  '%s is not there',
  async (query) => {
    expect(formatRefusal(await api.get(`/api/pages?${query}`))).toBe('404 not_found');
  },
);

test.each([
  ['', '400 bad_value path'],
  ['path=statistika', '400 bad_value path'],
  [`path=/${'x'.repeat(500)}`, '400 bad_value path'],
  ['path=/&path=/a', '400 bad_value path'],
])('abuse: ?%.30s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/pages?${query}`))).toBe(expected);
});

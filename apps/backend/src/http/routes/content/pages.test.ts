import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { listPlaces, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { articlesSchema, pageListSchema, pageSchema } from '@vvoz/api/content/contentSchemas';
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

test.each(HOST_NAMES)('the list of %s has no page twice, and each of its pages opens', async (host) => {
  const { items } = pageListSchema.parse((await api.get(`/api/pages/list?name=${host}`)).body);
  const paths = items.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...listTemplatesOnHost(host).map(({ path }) => path),
      '/kontakty',
      '/otzyvy',
      '/informacziya/tamozhnya',
      '/informacziya/novosti',
    ]),
  );
  const articles = articlesSchema.parse(
    (await api.get('/wp-json/api/articles?kind=articles&limit=100')).body,
  );
  for (const { path, date } of articles.items)
    expect(items.find((item) => item.path === path)).toMatchObject({ changed: date });
  expect(items.find(({ path }) => path === '/informacziya')).toMatchObject({ count: articles.count });
  for (const path of paths)
    expect([path, (await api.get(`/api/pages?path=${encodeURI(path)}&name=${host}`)).status]).toEqual([
      path,
      200,
    ]);
});

const readPage = async (path: string) => pageSchema.parse((await api.get(`/api/pages?path=${path}`)).body);

test('a section has three levels; each record describes its list and the pages of its section', async () => {
  const [root, category, below] = await Promise.all(
    ['/informacziya', '/informacziya/tamozhnya', '/informacziya/tamozhnya/utilsbor'].map(readPage),
  );
  expect(root?.list).toEqual({ kind: 'articles' });
  expect(category?.list).toEqual({ kind: 'articles', category: 'tamozhnya' });
  expect(below?.list).toEqual({ kind: 'articles', category: 'tamozhnya/utilsbor' });
  expect(below?.breadcrumb.map(({ path }) => path)).toEqual([
    '/',
    '/informacziya',
    '/informacziya/tamozhnya',
    '/informacziya/tamozhnya/utilsbor',
  ]);
  expect(below?.sections).toEqual(root?.sections);
  expect(root?.sections?.map(({ depth }) => depth).slice(0, 3)).toEqual([0, 1, 2]);
  for (const { path, count } of root?.sections ?? []) {
    const { list } = await readPage(path);
    const query = new URLSearchParams({ limit: '1', ...list });
    expect((await api.get(`/wp-json/api/articles?${query}`)).body).toMatchObject({ count });
  }
});

test('news, instructions and videos have lists; an empty category has no page', async () => {
  expect((await readPage('/informacziya/novosti')).list).toEqual({ kind: 'news' });
  expect((await readPage('/informacziya/instrukczii')).list).toEqual({ kind: 'instructions' });
  expect((await readPage('/video/tamozhnya/utilsbor')).list).toEqual({
    kind: 'videos',
    category: 'tamozhnya/utilsbor',
  });
  expect((await api.get('/api/pages?path=/video/vybor/modeli')).status).toBe(404);
});

test('an entry leads to its neighbours and to four related entries', async () => {
  const { items } = articlesSchema.parse((await api.get('/wp-json/api/articles?kind=articles&limit=3')).body);
  const [newest, second, third] = items;
  const { around } = await readPage(second?.path ?? '');
  expect(around?.previous?.path).toBe(newest?.path);
  expect(around?.next?.path).toBe(third?.path);
  const related = around?.related.map(({ path }) => path) ?? [];
  expect(related).toHaveLength(4);
  expect(related).not.toContain(second?.path);
  expect((await readPage(newest?.path ?? '')).around?.previous).toBeUndefined();
});

test('the table of contents of an article lists its headings', async () => {
  const { entry } = await readPage(
    '/informacziya/tamozhnya/utilsbor/utilizaczionnyj-sbor-2026-granicza-160-l-s',
  );
  expect(entry?.headings.length).toBeGreaterThan(2);
  for (const { id } of entry?.headings ?? []) expect(entry?.html).toContain(`id="${id}"`);
  expect(entry?.minutes).toBeGreaterThan(1);
});

test.each(['path=/nowhere', 'path=/&name=mars', 'path=/statistika-prodazh&name=china', 'path=/__proto__'])(
  '%s is a 404',
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

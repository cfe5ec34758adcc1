import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1CataloguePageSchema } from '@vvoz/api/v1/v1Schemas';
import { NBSP } from '@vvoz/catalogue/words/format';
import { requestRoute } from '../testing/requestRoute.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';
import { cataloguePageRoute } from './cataloguePage.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readPage = async (path: string) =>
  v1CataloguePageSchema.parse((await api.get(`/api/auto/${path}`)).body);

test('a complete choice has a path, name and years', async () => {
  expect(await readPage('japan/catalog_page?marka_name=TOYOTA&model_name=PRIUS&kuzov=ZVW50')).toMatchObject({
    link: '/japan/czeny-na-avto/toyota/prius/zvw50',
    title: expect.stringContaining('Prius') as unknown,
    year_min: 2019,
    year_max: 2020,
    count: 2,
  });
});

test('the path ends before the first field with several values', async () => {
  expect((await readPage('japan/catalog_page?marka_name=MERCEDES-BENZ')).link).toBe(
    '/japan/czeny-na-avto/mercedes-benz',
  );
  expect((await readPage('japan/catalog_page?marka_name_in_arr=TOYOTA,HONDA&model_name=PRIUS')).link).toBe(
    '/japan/czeny-na-avto',
  );
  expect((await readPage('japan/catalog_page?type=japan_st&marka_name=TOYOTA')).link).toBe(
    '/statistika-prodazh/toyota',
  );
});

test('a catalogue without lots has no years', async () => {
  expect(await readPage('korea/catalog_page')).toMatchObject({
    link: '/korea/czeny-na-avto',
    year_min: null,
    year_max: null,
    count: 0,
  });
});

const PATH = '/api/auto/japan/catalog_page';
const FACTS = `: 5${NBSP}лотов от 512${NBSP}000${NBSP}₽`;
const TITLED = {
  'content.cataloguePage': {
    path: '/japan',
    template: 'japan-main',
    title: 'Авто',
    titleSub: 'с аукционов',
    titleFilter: { title: 'Подбор', text: 'Фильтры' },
  },
  'store.histograms': [{ bins: [], min: 512_000, median: 900_000 }],
  'store.values': [
    [2012, 3],
    [2015, 1],
    [2019, 1],
  ],
};

test('the page of a catalogue has its own titles, the years of its lots and their number', async () => {
  const { body, calls } = await requestRoute(cataloguePageRoute, PATH, TITLED);
  expect(body).toEqual({
    link: '/japan',
    heading: 'Авто',
    title: `Авто${FACTS}`,
    titleSub: 'с аукционов',
    titleFilter: { title: 'Подбор', text: 'Фильтры' },
    year_min: 2012,
    year_max: 2019,
    count: 5,
  });
  const scope = { type: 'japan', filter: { op: 'and', all: [] } };
  expect(calls).toEqual([
    ['content.cataloguePage', 'japan', 'japan'],
    ['store.count', scope],
    ['store.values', scope, 'year'],
    ['store.histograms', 'japan', [{ field: 'cost', bins: 20, filter: scope.filter }]],
  ]);
});

test('a page without titles of its own has empty ones', async () => {
  expect((await requestRoute(cataloguePageRoute, PATH)).body).toMatchObject({
    titleSub: '',
    titleFilter: { title: '', text: '' },
  });
});

const TAIL = 'с аукционов Японии';

test.each([
  ['', '/japan', 'Авто', FACTS],
  ['marka_name=LAND%20%20ROVER', '/japan/land-rover', `Land Rover ${TAIL}`, FACTS],
  ['marka_name_eq=HONDA&model_name_eq=FIT', '/japan/honda/fit', `Honda Fit ${TAIL}`, FACTS],
  ['marka_name_in_arr=HONDA&model_name_in_arr=FIT', '/japan/honda/fit', `Honda Fit ${TAIL}`, FACTS],
  ['marka_name=HONDA&model_name=FIT&kuzov=GR1', '/japan/honda/fit/gr1', `Honda Fit GR1 ${TAIL}`, FACTS],
  ['marka_name=%D0%9B%D0%90%D0%94%D0%90', '/japan/%D0%BB%D0%B0%D0%B4%D0%B0', `Лада ${TAIL}`, FACTS],
  // Not landings: count and price of these pages change daily.
  ['marka_name=HONDA&marka_name_in_arr=MAZDA', '/japan', `Honda и Mazda ${TAIL}`, ''],
  ['marka_name=HONDA&model_name=FIT,CIVIC&kuzov=GR1', '/japan/honda', `Honda Fit и Civic GR1 ${TAIL}`, ''],
  ['marka_name=HONDA&kuzov=GR1', '/japan/honda', `Honda GR1 ${TAIL}`, ''],
  ['model_name=FIT&kuzov=GR1', '/japan', 'Авто', ''],
  ['marka_name=HONDA&year_min=2015', '/japan/honda', `Honda ${TAIL}`, ''],
])('?%s: link %s, heading %s', async (query, link, heading, facts) => {
  const { body } = await requestRoute(cataloguePageRoute, `${PATH}?${query}`, TITLED);
  expect(body).toMatchObject({ link, heading, title: heading + facts });
});

test('titles that an editor wrote for a landing are those of this landing only', async () => {
  const edited = { ...TITLED, 'content.page': { title: 'Хонды из Японии' } };
  const read = async (query: string) =>
    (await requestRoute(cataloguePageRoute, `${PATH}?${query}`, edited)).body as { heading: string };
  expect((await read('marka_name=HONDA')).heading).toBe('Хонды из Японии');
  for (const query of ['', 'marka_name=HONDA&kuzov=GR1', 'marka_name=HONDA&model_name=FIT,CIVIC'])
    expect((await read(query)).heading).not.toBe('Хонды из Японии');
});

test('a type without a page and an unknown parent are a 404', async () => {
  const none = { 'content.cataloguePage': undefined };
  const refusal = { error: { code: 'not_found', message: 'The catalogue does not exist' } };
  const [pageless, parentless] = await Promise.all([
    requestRoute(cataloguePageRoute, PATH, none),
    requestRoute(cataloguePageRoute, '/api/auto/mars/catalog_page'),
  ]);
  expect([pageless.status, pageless.body]).toEqual([404, refusal]);
  expect([parentless.status, parentless.body, parentless.calls]).toEqual([404, refusal, []]);
});

test.each([
  ['mars/catalog_page', '404 not_found'],
  ['japan/catalog_page?limit=1', '400 unknown_field limit'],
  ['japan/catalog_page?kuzov=%3Cb%3E', '400 bad_value kuzov'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/api/auto/${path}`))).toBe(expected);
});

import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { pageSchema } from '@vvoz/api/content/contentSchemas';
import type { LandingSelection } from '@vvoz/api/v2/encodeLandings';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { createStorefront } from '../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import type { ChoiceTexts } from '../pages/list/PageBlocks.tsx';
import type { PageHead } from '../shell/head/pageHead.ts';
import { PAGE_TEMPLATES } from './pageTemplates.ts';
import { createPageRoute } from './pageRoute.tsx';
import { runInExchange, type Exchange } from '@vvoz/site-server/exchange/exchange';

/** The headers of the visitor. */
let visitor: Record<string, string> = {};
vi.mock('next/headers', () => ({ headers: async () => new Headers(visitor) }));

const record = pageSchema.parse({
  ID: 1,
  template: 'japan',
  type: 'japan_st',
  type_parent: 'japan',
  title: 'Статистика продаж',
  titleSub: 'Проданные лоты',
  breadcrumb: [],
});
const makeFailure = (status: number) => new ApiError({ kind: 'http', url: 'api/v2/cars', status });

const v1 = { cars: vi.fn(), count: async () => 0 };
const v2 = {
  cars: vi.fn(),
  facets: vi.fn(),
  count: vi.fn(),
  counts: async (_scope: unknown, queries: readonly CatalogueQuery[]) => queries.map(() => 0),
  landings: vi.fn(),
  modelPrices: async () => ({ items: [] }),
  sales: vi.fn(),
};
const content = { page: vi.fn(), reviews: vi.fn(), entries: async () => ({ count: 0, items: [] }) };
const calc = { terms: vi.fn() };
beforeEach(() => {
  visitor = {};
  v1.cars.mockResolvedValue({ count: 0, items: [] });
  v2.sales.mockReset();
  v2.cars.mockResolvedValue({ count: 0, items: [] });
  v2.facets.mockResolvedValue({ options: { brand: [{ value: 'TOYOTA', count: 3 }] }, histograms: {} });
  v2.landings.mockImplementation(async ({ level, names }: LandingSelection) => ({
    items:
      level === 'model' && names?.model === undefined ? [{ names: ['TOYOTA', 'MARK II'], count: 0 }] : [],
    next: null,
  }));
  v2.count.mockImplementation(async (_type: string, { lists }: CatalogueQuery) =>
    lists.model?.includes('PRIUS') ? 1 : 0,
  );
  calc.terms.mockResolvedValue({ cities: [], rates: [] });
  content.page.mockImplementation(async (path: string) => {
    if (path !== '/statistika-prodazh') throw makeFailure(404);
    return record;
  });
});

/** Creates a route of a site with empty caches. */
const createPage = (address: string) => {
  const url = new URL(address, 'http://main');
  const props = {
    params: Promise.resolve({ path: url.pathname.split('/').filter(Boolean) }),
    searchParams: Promise.resolve(Object.fromEntries(url.searchParams)),
  };
  const route = createPageRoute(
    createStorefront('main', createFakeBackend({ v1, v2, content, calc })),
    PAGE_TEMPLATES,
  );
  const page = () => route.Page(props);
  return { page, head: async () => readHead(await page()) };
};

/** The texts of the choice that the page of a catalogue shows. */
const readTexts = ({
  props,
}: ReactElement<{ children: readonly [ReactElement<{ texts: ChoiceTexts }>, unknown] }>) =>
  props.children[0].props.texts;

/** Returns what a page says about itself: it is in the element after the page's own. */
const readHead = ({
  props,
}: ReactElement<{ children: readonly [unknown, ReactElement<{ head: PageHead }>] }>) =>
  props.children[1].props.head;
const NOT_FOUND = /NEXT_HTTP_ERROR_FALLBACK;404/;

test.each(['/statistika-prodazh/toyota', '/statistika-prodazh?model=prius'])(
  '%s is a page',
  async (address) => {
    await expect(createPage(address).page()).resolves.toBeDefined();
  },
);

test.each([
  '/nosuch',
  '/statistika-prodazh/nosuch',
  '/statistika-prodazh?model=nosuchmodel',
  '/statistika-prodazh?kuzov=nosuch&year_min=2015',
])('%s, with an unknown name, is not found', async (address) => {
  await expect(createPage(address).page()).rejects.toThrow(NOT_FOUND);
});

test('a model whose last lot has ended has a page that search engines do not list', async () => {
  const { page, head } = createPage('/statistika-prodazh/toyota/mark-ii');
  await expect(page()).resolves.toBeDefined();
  expect((await head()).canonical).toBeUndefined();
});

test('a list without lots, and its further pages, do not ask for what they went for', async () => {
  await createPage('/statistika-prodazh').page();
  v2.cars.mockResolvedValue({ count: 40, items: [] });
  await createPage('/statistika-prodazh?page=2').page();
  expect(v2.sales).not.toHaveBeenCalled();
  captureLog();
  v2.sales.mockRejectedValue(makeFailure(500));
  await expect(createPage('/statistika-prodazh').page()).resolves.toBeDefined();
  expect(v2.sales).toHaveBeenCalledTimes(1);
});

test('an unknown set is a 404 and not logged as a failure', async () => {
  const log = captureLog();
  v2.cars.mockRejectedValue(makeFailure(400));
  v2.facets.mockRejectedValue(makeFailure(400));
  await expect(createPage('/statistika-prodazh?set_id=99999').page()).rejects.toThrow(NOT_FOUND);
  expect(log).toEqual([]);
});

test('a page number that the backend refuses is not found', async () => {
  content.page.mockResolvedValue({ ...record, template: 'otzyvy' });
  content.reviews.mockRejectedValue(makeFailure(400));
  await expect(createPage('/otzyvy?page=99999').page()).rejects.toThrow(NOT_FOUND);
});

test('a failed list call fails the page instead of showing an empty list', async () => {
  v2.cars.mockRejectedValue(makeFailure(503));
  await expect(createPage('/statistika-prodazh').page()).rejects.toThrow(ApiError);
});

test('the title names the choice', async () => {
  expect(await createPage('/statistika-prodazh/toyota').head()).toMatchObject({
    title: expect.stringMatching(/^Toyota/),
  });
  expect(await createPage('/statistika-prodazh').head()).toMatchObject({ title: 'Статистика продаж' });
});

test('a landing has the title that an editor gave it, and still shows its own lots', async () => {
  const own = { ...record, title: 'Тойоты, проданные в Японии' };
  content.page.mockImplementation(async (path: string) => {
    if (path === '/statistika-prodazh/toyota') return own;
    if (path === '/statistika-prodazh') return record;
    throw makeFailure(404);
  });
  const { page, head } = createPage('/statistika-prodazh/toyota');
  expect(await head()).toMatchObject({ title: own.title });
  expect(v2.cars.mock.calls.map(([, query]) => query.lists)).toContainEqual({ brand: ['TOYOTA'] });
  await expect(page()).resolves.toBeDefined();
  const other = createPage('/statistika-prodazh/toyota?year_min=2015');
  expect(await other.head()).toMatchObject({ title: expect.stringMatching(/^Toyota не старше 2015/) });
});

test('an empty catalogue keeps its canonical address, a page beyond its end has none', async () => {
  expect(await createPage('/statistika-prodazh').head()).toMatchObject({
    canonical: 'http://localhost:3000/statistika-prodazh',
  });
  v2.cars.mockResolvedValue({ count: 40, items: [] });
  expect((await createPage('/statistika-prodazh?page=3').head()).canonical).toBeUndefined();
});

test('a catalogue with two places has one canonical address', async () => {
  content.page.mockResolvedValue({ ...record, template: 'china', type: 'china', type_parent: 'china' });
  expect(await createPage('/china/czeny-na-avto').head()).toMatchObject({
    canonical: 'http://localhost:3001/',
  });
});

const BINS = [2009, 2022].map((from) => ({ from, to: from + 1, count: 3 }));
test.each([
  ['/toyota', 'Годы выпуска 2009–2022'],
  ['/toyota?year_min=2015', 'Годы выпуска 2022'],
  ['/toyota?year_min=2015&year_max=2016', record.titleSub],
  ['?year_min=2015', record.titleSub],
])('the list %s has the subtitle «%s»', async (address, subtitle) => {
  captureLog();
  v2.cars.mockResolvedValue({ count: 3, items: [] });
  v2.sales.mockRejectedValue(makeFailure(500));
  v2.facets.mockResolvedValue({
    options: { brand: [{ value: 'TOYOTA', count: 3 }] },
    histograms: { year: { min: 2009, max: 2022, bins: BINS } },
  });
  const page = await createPage(`/statistika-prodazh${address}`).page();
  expect(readTexts(page).titleSub).toBe(subtitle);
});

test('a landing has the text about the filter that an editor gave it', async () => {
  const titleFilter = { title: 'Выбор Toyota', text: 'Все комплектации' };
  content.page.mockImplementation(async (path: string) =>
    path === '/statistika-prodazh/toyota' ? { ...record, titleFilter } : record,
  );
  const page = await createPage('/statistika-prodazh/toyota').page();
  expect(readTexts(page).titleFilter).toEqual(titleFilter);
});

test('a page that is for people only is refused to robots, and no cache may give it to them', async () => {
  content.page.mockResolvedValue({ ...record, guards: ['people'] });
  const open = async (userAgent: string, address = '/statistika-prodazh') => {
    visitor = { 'user-agent': userAgent };
    const exchange: Exchange = {};
    const page = runInExchange(exchange, () => createPage(address).page());
    return { exchange, ended: await page.then(() => 'shown', String) };
  };
  expect(await open('Mozilla/5.0')).toMatchObject({ exchange: { isGuarded: true }, ended: 'shown' });
  expect(await open('Googlebot/2.1')).toMatchObject({
    exchange: { isGuarded: true },
    ended: expect.stringContaining('Access denied'),
  });
  content.page.mockResolvedValue(record);
  expect((await open('Googlebot/2.1')).exchange.isGuarded).toBeUndefined();
});

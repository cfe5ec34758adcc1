import { expect, test } from 'vitest';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { ApiError } from '@vvoz/api/errors';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import type { Backend } from '../../data/backend.ts';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { loadHome } from './loadHome.ts';

const record: PageRecord = {
  ID: '1',
  template: 'home',
  type: 'japan',
  type_parent: 'japan',
  title: 'Цена под ключ',
  breadcrumb: [],
};

const down = async (): Promise<never> => {
  throw new ApiError({ kind: 'http', url: 'api/x', status: 503 });
};

/** Answers every call with nothing found, except for `parts`. */
const createBackend = (parts: {
  readonly [Client in 'v1' | 'v2' | 'calc' | 'content']?: Partial<Backend[Client]>;
}) =>
  createFakeBackend({
    v1: {
      popular: async () => [],
      sets: async () => [],
      count: async () => 0,
      cars: async () => ({ count: 0, items: [] }),
      ...parts.v1,
    },
    v2: {
      count: async () => 0,
      cars: async () => ({ count: 0, items: [] }),
      brands: async () => [],
      models: async () => [],
      series: async () => [],
      facets: async () => ({ options: {}, histograms: {} }),
      budgets: async () => ({ items: [] }),
      ...parts.v2,
    },
    calc: { batch: async () => ({ items: [] }), ...parts.calc },
    content: { options: down, entryCount: async () => 30, ...parts.content },
  });

const load = (parts: Parameters<typeof createBackend>[0]) =>
  loadHome(createStorefront('main', createBackend(parts)), { record });

test('without the backend the page still has title, finder, catalogues and phone; each failure is logged', async () => {
  const log = captureLog();
  const home = await load({
    v1: { popular: down, sets: down, count: down, cars: down },
    v2: { count: down, facets: down, cars: down, budgets: down, brands: down, models: down, series: down },
    calc: { batch: down },
  });
  expect(home).toMatchObject({ title: 'Цена под ключ', popular: [], budgets: [], example: undefined });
  expect(home.finder?.catalogues.length).toBeGreaterThan(0);
  expect(home.finder?.start).not.toHaveProperty('count');
  expect(home.countries.flatMap(({ links }) => links).length).toBeGreaterThan(10);
  expect(home.phone.href).toMatch(/^tel:/);
  const failed = log.map(({ message }) => String(message).replace(/:.*/, ''));
  for (const block of [
    'popular lots',
    'sets of lots',
    'budgets',
    'names of the finder',
    'count of the finder',
  ])
    expect(failed).toContain(block);
});

test('popular lots: at most four; the newest lots if none are popular; none if the call failed', async () => {
  captureLog();
  const lots = Array.from({ length: 6 }, (_, index) => ({ ...bareLot, id: `lot-${index}` }));
  const newest = { ...bareLot, id: 'newest' };
  const cars = async () => ({ count: 1, items: [newest] });
  const ids = async (parts: Parameters<typeof createBackend>[0]) =>
    (await load(parts)).popular.find(({ template }) => template.type === 'japan')?.lots.map(({ id }) => id);
  expect(await ids({ v1: { popular: async () => lots }, v2: { cars } })).toEqual(
    lots.slice(0, 4).map(({ id }) => id),
  );
  expect(await ids({ v2: { cars } })).toEqual(['newest']);
  expect(await ids({ v1: { popular: down }, v2: { cars } })).toBeUndefined();
});

test('links to catalogues of other hosts are full addresses, those of this host are paths; words open nearest auctions', async () => {
  captureLog();
  const { countries, words } = await load({});
  expect(words?.pairs).toEqual([['order_by', 'date_asc']]);
  const links = countries.flatMap((country) => country.links);
  expect(links.find(({ name }) => name === 'Китайские авто')?.href).toBe('/china/czeny-na-avto');
  expect(links.find(({ name }) => name === 'Онлайн-аукционы')?.href).toBe(
    '/japan/czeny-na-avto?order_by=date_asc',
  );
  expect(links.find(({ name }) => name === 'Спецтехника из Японии')?.href).toMatch(/^http.*\/yaponiya$/);
});

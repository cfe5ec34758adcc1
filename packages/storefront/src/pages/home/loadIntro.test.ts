import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { ApiError } from '@vvoz/api/errors';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { loadFinder, loadQuickLinks } from './loadIntro.ts';

const NOW = new Date('2026-11-24T01:00:00Z');
const FACETS = {
  options: {
    brand: [{ value: 'TOYOTA', count: 5 }],
    fee: [{ value: 'low', count: 6 }],
    age: [{ value: 'passing', count: 3 }],
    day: [
      { value: '2026-11-25', count: 0 },
      { value: '2026-11-26', count: 9 },
    ],
  },
  histograms: {},
};
const fail = async (): Promise<never> => {
  throw new ApiError({ kind: 'http', url: 'api/x', status: 503 });
};

const createSite = (models: readonly string[], count: number, facets = async () => FACETS as never) =>
  createStorefront(
    'main',
    createFakeBackend({
      v2: {
        facets,
        count: async () => count,
        brands: async () => [{ value: 'TOYOTA', count: 5 }],
        models: async () => models.map((value) => ({ value, count: 4, brand: 'TOYOTA' })),
        series: async () => [],
      },
    }),
  );
const listLabels = async (site: ReturnType<typeof createSite>) =>
  (await loadQuickLinks(site, NOW)).map(({ label, count }) => replaceNbsp(`${label}: ${count}`));

test('quick links have the counts of their choices, and an example of a phrase', async () => {
  expect(await listLabels(createSite(['PRIUS'], 14))).toEqual([
    'до 160 л.с.: 6',
    'проходные 3–5 лет: 3',
    'торги чт 26 ноя: 9',
    '«приус до 1,5 млн»: 14',
  ]);
});

test('the example of a phrase is left out when it finds nothing or is not understood', async () => {
  const others = ['до 160 л.с.: 6', 'проходные 3–5 лет: 3', 'торги чт 26 ноя: 9'];
  expect(await listLabels(createSite(['PRIUS'], 0))).toEqual(others);
  expect(await listLabels(createSite(['FIT'], 14))).toEqual(others);
});

test('without counts there is only the phrase; the failure is logged', async () => {
  const log = captureLog();
  expect(await listLabels(createSite(['PRIUS'], 14, fail))).toEqual(['«приус до 1,5 млн»: 14']);
  expect(log).toMatchObject([{ message: expect.stringMatching(/^counts of ready-made choices/) }]);
});

test('the finder offers the catalogues with lots for sale, and the brands of the first', async () => {
  const finder = await loadFinder(createSite([], 4521), NOW);
  expect(finder?.start).toMatchObject({ count: 4521, brands: [{ value: 'TOYOTA', label: 'Toyota' }] });
  expect(finder?.catalogues[0]).toEqual({ value: 'japan-main', label: 'С аукционов Японии' });
  expect(finder?.catalogues.map(({ value }) => value)).not.toContain('japan');
  expect(finder?.years[0]).toBeDefined();
});

test('without brands the finder still has its form', async () => {
  captureLog();
  expect((await loadFinder(createSite([], 4521, fail), NOW))?.start).toMatchObject({
    count: 4521,
    brands: [],
  });
});

test('a host without catalogues has neither finder nor quick links', async () => {
  const { data } = createSite([], 1);
  const site = {
    data,
    catalogues: { all: [], find: () => undefined, findOfPage: () => undefined, findByLot: () => undefined },
  };
  expect(await loadFinder(site, NOW)).toBeUndefined();
  expect(await loadQuickLinks(site, NOW)).toEqual([]);
});

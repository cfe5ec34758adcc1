import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { createStorefront } from '../../../data/createStorefront.ts';
import { createFakeBackend } from '../../../testing/fakeBackend.ts';
import { loadFront } from './loadFront.ts';

const COUNTS = {
  options: {
    bodyKind: [
      { value: 'sedan', count: 7 },
      { value: 'pickup', count: 0 },
    ],
    engineKind: [{ value: 'electric', count: 4 }],
  },
  histograms: {},
};

/** Counts nothing above 5 million. */
const count = async (_: unknown, { ranges }: CatalogueQuery) => (ranges.cost?.min === 5_000_000 ? 0 : 9);

async function load(host: Host, search = '') {
  const storefront = createStorefront(
    host,
    createFakeBackend({ v1: { count }, v2: { facets: async () => COUNTS } }),
  );
  const [template] = storefront.catalogues.all;
  if (!template) throw new Error('no catalogue');
  return loadFront(storefront, template, parseCatalogueUrl(search), Promise.resolve(COUNTS));
}

test('the front page of a host has a tile for each kind, engines and budgets with lots', async () => {
  const front = await load('china');
  expect(front?.tiles).toEqual([
    { href: '/?body_kind=sedan', name: 'Седаны', silhouette: 'sedan', count: 7 },
  ]);
  expect(front?.engines).toEqual([{ href: '/?engine_kind=electric', label: 'Электромобили', count: 4 }]);
  expect(front?.budgets.map(({ name, href }) => replaceNbsp(`${name} ${href}`))).toEqual([
    'до 2 млн ₽ /?cost_ru_max=2000000',
    '2–3 млн ₽ /?cost_ru_min=2000000&cost_ru_max=3000000',
    '3–5 млн ₽ /?cost_ru_min=3000000&cost_ru_max=5000000',
  ]);
});

test.each([
  ['china', 'year_min=2020'],
  ['china', 'page=2'],
  ['main', ''],
] as const)('a list is no front page: %s ?%s', async (host, search) =>
  expect(await load(host, search)).toBeUndefined(),
);

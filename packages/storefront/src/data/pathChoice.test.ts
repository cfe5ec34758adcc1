import { expect, test } from 'vitest';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import { createHostCatalogues } from '../site/hostCatalogues.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCatalogueData } from './catalogueData.ts';
import { createPathChoice } from './pathChoice.ts';

/** Models by type. All lots of the Celica are sold. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  japan: ['LAND CRUISER PRADO', 'PRIUS'],
  japan_st: ['PRIUS', 'CELICA'],
  bike: ['CB400'],
};
const makeOptions = (values: readonly string[]) => values.map((value) => ({ value, count: 1 }));
const askedTypes: string[] = [];
const backend = createFakeBackend({
  v2: {
    facets: async ({ type }: { readonly type: string }, { lists }: CatalogQuery) => {
      askedTypes.push(type);
      return {
        options: {
          brand: makeOptions(type === 'bike' ? ['HONDA'] : ['TOYOTA']),
          model: makeOptions(lists.brand ? (MODELS[type] ?? []) : []),
          kuzov: makeOptions(lists.model?.includes('PRIUS') ? ['ZVW50'] : []),
        },
        histograms: {},
      };
    },
  },
});
const catalogues = createHostCatalogues('main');
const createGetter = () => createPathChoice(catalogues, createCatalogueData(backend));
const getPathChoice = createGetter();

test.each([
  ['', {}],
  ['toyota/land-cruiser-prado', { brand: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
  ['toyota/prius/zvw50', { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' }],
  ['toyota/celica', { brand: 'TOYOTA', model: 'CELICA' }],
  ['toyota/cb400', undefined],
  ['honda', undefined],
])('«%s» behind the path of the auctions → %j', async (path, choice) => {
  const template = catalogues.find('japan-main');
  if (!template) throw new Error('no template');
  expect(await getPathChoice(template, path.split('/').filter(Boolean))).toEqual(choice);
});

test('related catalogues are searched only for a name that the catalogue itself does not have', async () => {
  const template = catalogues.find('japan-main');
  if (!template) throw new Error('no template');
  const getChoice = createGetter();
  askedTypes.length = 0;
  await getChoice(template, ['toyota', 'prius']);
  expect(new Set(askedTypes)).toEqual(new Set(['japan']));
  await getChoice(template, ['toyota', 'celica']);
  expect(new Set(askedTypes)).toEqual(new Set(['japan', 'japan_st', 'left', 'stock']));
});

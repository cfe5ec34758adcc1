import { expect, test } from 'vitest';
import type { LandingSelection } from '@vvoz/api/v2/encodeLandings';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { createHostCatalogues } from '../config/hostCatalogues.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCatalogueData } from './catalogueData.ts';
import { createKnownNames } from './knownNames.ts';
import { createPathChoice } from './pathChoice.ts';

/** Models by type. All lots of the Celica are sold. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  japan: ['LAND CRUISER PRADO', 'PRIUS'],
  japan_st: ['PRIUS', 'CELICA'],
  bike: ['CB400'],
};
/** A model that the auctions had and no catalogue has now. */
const ENDED = 'MARK II';
const makeOptions = (values: readonly string[]) => values.map((value) => ({ value, count: 1 }));
const askedTypes: string[] = [];
const backend = createFakeBackend({
  v2: {
    landings: async ({ template, level, names = {} }: LandingSelection) => {
      const ended: Readonly<Record<string, string>> = { brand: 'TOYOTA', model: ENDED, kuzov: 'GX110' };
      const isKnown = template === 'japan-main' && (level === 'brand' || names.brand === 'TOYOTA');
      const isOfEnded = level !== 'kuzov' || names.model === ENDED;
      const name = isKnown && isOfEnded ? ended[level] : undefined;
      return {
        items: name === undefined ? [] : [{ names: [...Object.values(names), name], count: 0 }],
        next: null,
      };
    },
    facets: async ({ type }: { readonly type: string }, { lists }: CatalogueQuery) => {
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
const createGetter = () =>
  createPathChoice(catalogues, createCatalogueData(backend), createKnownNames(backend));
const getPathChoice = createGetter();

test.each([
  ['', {}],
  ['toyota/land-cruiser-prado', { brand: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
  ['toyota/prius/zvw50', { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' }],
  ['toyota/celica', { brand: 'TOYOTA', model: 'CELICA' }],
  ['toyota/mark-ii', { brand: 'TOYOTA', model: 'MARK II' }],
  ['toyota/mark-ii/gx110', { brand: 'TOYOTA', model: 'MARK II', kuzov: 'GX110' }],
  ['toyota/mark-ii/invented', undefined],
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

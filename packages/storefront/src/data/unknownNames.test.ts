import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { LandingSelection } from '@vvoz/api/v2/encodeLandings';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { createHostCatalogues } from '../config/hostCatalogues.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createCatalogueData } from './catalogueData.ts';
import { createKnownNames } from './knownNames.ts';
import { createUnknownNames } from './unknownNames.ts';

/** Lots by type. All lots of the Celica are sold. */
const LOTS: Readonly<Record<string, readonly (readonly [brand: string, model: string, kuzov: string])[]>> = {
  japan: [
    ['TOYOTA', 'PRIUS', 'ZVW50'],
    ['HONDA', 'FIT', 'GK3'],
  ],
  japan_st: [['TOYOTA', 'CELICA', 'ZZT231']],
  bike: [['HONDA', 'CB400', 'NC42']],
};
const count = async (type: string, { lists }: CatalogueQuery) =>
  (LOTS[type] ?? []).filter(([brand, model, kuzov]) =>
    Object.entries({ brand, model, kuzov }).every(
      ([key, value]) => lists[key as 'brand']?.includes(value) ?? true,
    ),
  ).length;

const catalogues = createHostCatalogues('main');
/** The names of a lot whose auction has ended, by catalogue. */
const ENDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'japan-main': { brand: 'TOYOTA', model: 'MARK II', kuzov: 'GX110' },
  japan: { brand: 'TOYOTA', model: 'SERA', kuzov: 'EXY10' },
};
const landings = async ({ template, names = {} }: LandingSelection) => {
  const ended = ENDED[template];
  const isEnded = ended !== undefined && Object.entries(names).every(([key, name]) => ended[key] === name);
  return { items: isEnded ? [{ names: Object.values(names), count: 0 }] : [], next: null };
};
const backend = createFakeBackend({
  v2: { count, landings },
  v1: { count: async ({ type }, query) => count(type, query) },
});
const hasUnknownName = createUnknownNames(
  catalogues,
  createCatalogueData(backend),
  createKnownNames(backend),
);

test.each([
  ['model=nosuchmodel', true],
  ['model=nosuchmodel&year_min=2015', true],
  ['kuzov=nosuch', true],
  ['model=prius&kuzov=nosuch', true],
  // Names of motorcycles are unknown in catalogues of cars.
  ['model=cb400', true],
  ['model=prius', false],
  ['model=prius&mileage_max=1', false],
  ['kuzov=zvw50', false],
  // Its last lot has been sold.
  ['model=celica', false],
  // Its last lot has ended.
  ['model=mark+ii', false],
  ['kuzov=gx110', false],
  // It has ended in a related catalogue.
  ['model=sera', false],
  ['model=mark+ii&kuzov=nosuch', true],
  ['model[]=prius&model[]=nosuch', false],
  ['brand[]=toyota&brand[]=honda&model=prius_toyota', false],
  ['brand[]=toyota&brand[]=honda&model=prius_honda', true],
  ['', false],
])('%s has a name that is unknown in the auctions: %s', async (search, unknown) => {
  const template = catalogues.find('japan-main');
  if (!template) throw new Error('no template');
  expect(await hasUnknownName(template, parseCatalogueUrl(search), {})).toBe(unknown);
});

test('does not check names in the path', async () => {
  const template = catalogues.find('japan-main');
  if (!template) throw new Error('no template');
  const inPath = { brand: 'NOSUCH' };
  expect(await hasUnknownName(template, parseCatalogueUrl('', inPath), inPath)).toBe(false);
});

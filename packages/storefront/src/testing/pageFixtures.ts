/** Made-up data of whole pages, for stories. */
import type { CalcTerms } from '@vvoz/law/costTypes';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { construct, fullDuty, inChina, raspil, receiptChanges } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { facets as japaneseFacets } from '@vvoz/ui/filters/fixtures.ts';
import { harrier, kei, longTitle, noPower, prius, vezel } from '@vvoz/ui/lots/fixtures.ts';
import type { LotPageCosts } from '../data/loadCosts.ts';
import { excavator, coolray } from './lotFixtures.ts';

/** Returns the first catalogue of a host. */
export function getCatalogue(host: Host): Template {
  const [template] = listTemplatesOnHost(host);
  if (!template) throw new RangeError(`no catalogue on ${host}`);
  return template;
}

export const terms: CalcTerms = {
  cities: [
    { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
    { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
  ],
  rates: [
    { currency: 'jpy', rub: 0.55, date: '2026-11-24', source: 'ЦБ РФ' },
    { currency: 'cny', rub: 12.8849, date: '2026-11-24', source: 'ЦБ РФ' },
  ],
};

const addTotal = (lot: Lot, total: number): PricedLot => ({ ...lot, costs: { poshlina: { total } } });

/** Makes lots that differ in their prices. */
const repeatLot = (lot: Lot, prices: readonly number[]): readonly Lot[] =>
  prices.map((finish, at) => ({ ...lot, id: `${lot.id}-${at}`, finish }));

const makeFacets = (brands: Readonly<Record<string, number>>): FacetCounts => ({
  options: {
    brand: Object.entries(brands).map(([value, count]) => ({ value, count, popular: true })),
    model: [],
    kuzov: [],
  },
  histograms: {},
});

const changes = receiptChanges.map((change) => ({
  ...change,
  receiptTotal: fullDuty.totals.total + change.deltaRub,
  receiptId: fullDuty.id,
  apply: {},
}));

const costsOfJapan: LotPageCosts = {
  costs: [
    { variant: 'poshlina', response: { ...fullDuty, changes } },
    { variant: 'construct', response: { ...construct, changes: [] } },
    { variant: 'raspil', response: { ...raspil, changes: [] } },
  ],
  priceNote: 'средняя цена таких лотов',
};

/** Makes costs from a price in yuan, with the customs and services of the lot from Japan. */
function makeCostsOfChina(price: number): { readonly total: number; readonly costs: LotPageCosts } {
  const abroad = inChina.lines.map((line) => ({
    ...line,
    amount: price,
    amountRub: Math.round(price * (line.rate ?? 1)),
  }));
  const { customs, russia } = fullDuty.totals;
  const spent = abroad.reduce((sum, { amountRub }) => sum + amountRub, 0);
  const response = {
    ...fullDuty,
    lines: [...abroad, ...fullDuty.lines.filter(({ group }) => group !== 'abroad')],
    totals: { abroad: spent, customs, russia, total: spent + customs + russia },
    assumptions: [],
    changes: [],
  };
  return {
    total: response.totals.total,
    costs: { costs: [{ variant: 'poshlina', response }], priceNote: 'цена продавца' },
  };
}

/** What the pages of a host show. */
interface PageFixture {
  readonly lots: readonly PricedLot[];
  readonly facets: FacetCounts;
  /** The lot of the lot page, with its costs. The calculator has none for machinery. */
  readonly lot: Lot;
  readonly costs?: LotPageCosts;
}

export const pageFixtures: Readonly<Record<Host, PageFixture>> = {
  main: {
    lots: [
      addTotal(prius, 1_448_982),
      addTotal(vezel, 1_796_340),
      addTotal(harrier, 4_102_655),
      { ...noPower, costs: { poshlina: { total: 3_340_409, low: 1_852_809 } } },
      addTotal(longTitle, 2_015_300),
      addTotal(kei, 812_400),
    ],
    facets: japaneseFacets,
    lot: prius,
    costs: costsOfJapan,
  },
  china: {
    lots: repeatLot(coolray, [72_000, 75_500, 81_000]).map((lot) =>
      addTotal(lot, makeCostsOfChina(lot.finish ?? 0).total),
    ),
    facets: makeFacets({ GEELY: 214, CHERY: 171, HAVAL: 133, LIXIANG: 58 }),
    lot: coolray,
    costs: makeCostsOfChina(coolray.finish ?? 0).costs,
  },
  spec: {
    lots: repeatLot(excavator, [512_000, 530_000, 548_000]),
    facets: makeFacets({ SANY: 61, XCMG: 44, LIUGONG: 20 }),
    lot: excavator,
  },
};

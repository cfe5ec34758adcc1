import fc from 'fast-check';
import { PAYERS } from '@vvoz/law/costTypes';
import { CURRENCIES } from '../words/currencies.ts';
import { LAYOUTS, patchView } from '../query/viewChoice.ts';
import { LIST_VARIANTS } from '@vvoz/law/costTypes';
import {
  FACETS,
  type Facet,
  type ListFacet,
  type ListKey,
  type TextFacet,
  type TextKey,
} from '../facets/facets.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_PAGE, type CatalogueQuery } from '../query/query.ts';
import { ORDERS } from '../query/orders.ts';

/** Sample values of facets without a closed list. */
const SAMPLES: Readonly<Partial<Record<ListKey | TextKey, readonly string[]>>> = {
  brand: ['TOYOTA', 'HONDA', 'MERCEDES-BENZ', 'ALFA ROMEO', 'ЛАДА', 'BRAND,OTHERS'],
  model: [
    'PRIUS',
    'LAND CRUISER PRADO',
    'DELICA D:5',
    'C-HR',
    'N-BOX',
    '3 SERIES',
    "CEE'D",
    'UP!',
    'X+Y',
    'SMART #1',
    '105%',
    'SOUL_BOOSTER',
    '105,120',
    'K·CAR',
    '4" PLUS',
    'X [II]',
  ],
  kuzov: ['ZVW50', 'ZVW51', '8A20', '205042', 'NKE165G'],
  body: ['sedan', 'truck', 'crane_truck'],
  day: ['2026-11-23', '2026-11-24', '2026-12-01'],
  price: ['0-1000000', '1000000-3000000', '-500000', '3000000-'],
  lot: ['5123', '20-417', 'a1/7', 'лот7'],
  set: ['1', '17'],
  generation: ['zvw5', 'nke16'],
};

function listSamples(facet: ListFacet | TextFacet): readonly string[] {
  const samples = (facet.kind === 'list' ? facet.values : undefined) ?? SAMPLES[facet.key];
  if (!samples) throw new RangeError(`facet ${facet.key} has no closed list: add values to SAMPLES`);
  return samples;
}

const makeValue = (facet: Facet): fc.Arbitrary<unknown> => {
  if (facet.kind === 'list') {
    const values = listSamples(facet);
    return fc.subarray([...values], { minLength: 1 }).map((list) => list.toSorted());
  }
  if (facet.kind === 'range') {
    const end = fc.integer({ min: facet.bounds[0], max: facet.bounds[1] });
    return fc.oneof(fc.record({ min: end }), fc.record({ max: end }), fc.record({ min: end, max: end }));
  }
  return fc.constantFrom(...listSamples(facet));
};

const makePart = (kind: Facet['kind']) =>
  fc.record(
    Object.fromEntries(
      FACETS.filter((facet) => facet.kind === kind).map((facet) => [facet.key, makeValue(facet)]),
    ),
    {
      requiredKeys: [],
    },
  );

/** Any normalised query that the registry can express. */
export const arbitraryQuery = (): fc.Arbitrary<CatalogueQuery> =>
  fc
    .record({
      lists: makePart('list'),
      ranges: makePart('range'),
      texts: makePart('text'),
      order: fc.constantFrom(...ORDERS),
      page: fc.integer({ min: 1, max: MAX_PAGE }),
      limit: fc.option(
        fc.integer({ min: 1, max: MAX_LIMIT }).filter((limit) => limit !== DEFAULT_LIMIT),
        { nil: undefined },
      ),
      view: fc
        .record(
          {
            variant: fc.constantFrom(...LIST_VARIANTS),
            payer: fc.constantFrom(...PAYERS),
            currency: fc.constantFrom(...CURRENCIES),
            layout: fc.constantFrom(...LAYOUTS),
          },
          { requiredKeys: [] },
        )
        .map((view) => patchView(view)),
    })
    .map(
      ({ limit, view, ...query }) =>
        ({
          ...query,
          ...(limit === undefined ? {} : { limit }),
          ...(view === undefined ? {} : { view }),
        }) as CatalogueQuery,
    );

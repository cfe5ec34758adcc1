import { z } from 'zod';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { getFacet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import { CATALOGUE_TYPES, DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { v1FilterSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { catalogueTypeSchema, codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import type { NumberField } from '../../../catalogue/filter.ts';
import { buildStoreQuery, combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import type { CatalogueStore, Scope } from '../../../catalogue/CatalogueStore.ts';
import { visitor, type Route } from '../route.ts';

const schema = {
  summary:
    'Filter fields of a catalogue with their smallest and largest values, and price intervals; machinery also has dimensions',
  querystring: z.strictObject({
    type: catalogueTypeSchema.default(DEFAULT_CATALOGUE_TYPE),
    type_parent: codedFilterSchema.shape.type_parent,
    ...visitor,
  }),
  response: { 200: v1FilterSchema, 400: errorSchema },
};

type RangeKey = FacetKey & NumberField;
const MACHINERY: readonly RangeKey[] = [
  'year',
  'mileage',
  'length',
  'mass',
  'width',
  'height',
  'power',
  'clearance',
];
const CARS: readonly RangeKey[] = ['year', 'mileage', 'engine', 'power'];
/** Machinery has hours of use as well as mileage. */
const LABELS: Readonly<Partial<Record<FacetKey, { label: string; unit: string }>>> = {
  mileage: { label: 'Пробег, наработка', unit: 'км или м/ч' },
};
const PRICE_STEPS = 6;

/** A range field with the smallest and largest value of its data. */
async function buildRangeGroup(store: CatalogueStore, scope: Scope, key: RangeKey) {
  const row = getFacet(key);
  const { explanation, v1 } = FACET_DETAILS[key];
  const values = await store.values(scope, key);
  const [min, max] = [values[0]?.[0], values.at(-1)?.[0]];
  const words = CATALOGUE_TYPES[scope.type].vehicle === 'machinery' ? LABELS[key] : undefined;
  const unit = words?.unit ?? (row.kind === 'range' ? row.unit : '');
  return {
    id: key,
    title: words?.label ?? row.label,
    type: 'range',
    disabled: min === undefined,
    ...(explanation ? { description: explanation } : {}),
    inputs: ['min', 'max'].map((end) => ({
      id: `${v1}_${end}`,
      name: `${v1}_${end}`,
      label: end === 'min' ? 'от' : 'до',
      unit,
      // JSON leaves out a bound that is undefined.
      min,
      max,
    })),
  };
}

const formatThousands = (value: number): string => value.toLocaleString('ru-RU').replaceAll(/\s/g, '\u00A0');

/** Price intervals in round steps with their counts. A visitor may choose several. */
async function buildPriceGroup(store: CatalogueStore, { type, filter }: Scope) {
  const { label } = getFacet('price');
  const { explanation, v1 } = FACET_DETAILS.price;
  const [histogram] = await store.histograms(type, [{ field: 'price', filter, bins: PRICE_STEPS }]);
  const bins = histogram?.bins ?? [];
  return {
    id: 'price',
    title: label,
    type: 'list',
    disabled: bins.length === 0,
    ...(explanation ? { description: explanation } : {}),
    inputs: [
      {
        id: v1,
        name: v1,
        options: bins.map(({ from, to, count }, at) => ({
          id: `${from}-${to}`,
          name: v1,
          // Intervals include both ends, so they must not share a price.
          value: `${from}-${at === bins.length - 1 ? to : to - 1}`,
          label: `${formatThousands(from)}–${formatThousands(to)}`,
          count,
        })),
      },
    ],
  };
}

export const auctionsFilterRoute: Route = (app, { store }) => {
  app.get('/api/auctions/filter', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const { type, conditions } = buildStoreQuery(request.query);
    const scope = { type, filter: combineConditions(conditions) };
    const keys = CATALOGUE_TYPES[type].vehicle === 'machinery' ? MACHINERY : CARS;
    const groups = await Promise.all([
      ...keys.map((key) => buildRangeGroup(store, scope, key)),
      buildPriceGroup(store, scope),
    ]);
    return { items: groups };
  });
};

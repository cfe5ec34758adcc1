import { TWO_WHEEL_DRIVES } from '@vvoz/api/catalog/drives';
import { FACETS, type FacetKey } from '@vvoz/api/catalog/facets';
import { gradeRank } from '@vvoz/api/catalog/grades';
import { and, EVERYTHING, type Filter, type ListField, type NumberField } from './filter.ts';

/** Conditions of a call by facet, so that a facet can be counted without its own. */
export type Conditions = ReadonlyMap<string, Filter>;

const LIST_FIELDS: Readonly<Partial<Record<FacetKey, ListField>>> = {
  brand: 'brand',
  model: 'model',
  kuzov: 'kuzov',
  rate: 'rate',
  drive: 'drive',
  gearbox: 'gearbox',
  color: 'color',
  day: 'day',
};
const NUMBER_FIELDS: Readonly<Partial<Record<FacetKey, NumberField>>> = {
  year: 'year',
  mileage: 'mileage',
  engine: 'engine',
  power: 'power',
  finish: 'finish',
};

/** What an option of the panel stands for among the stored codes. */
function storedValues(key: FacetKey, values: readonly string[], fineGearboxes: boolean): readonly string[] {
  if (key === 'drive') return values.flatMap((value) => (value === '2WD' ? TWO_WHEEL_DRIVES : [value]));
  // On auction templates AT means two pedals: automatic, CVT and robot.
  if (key === 'gearbox' && !fineGearboxes)
    return values.flatMap((value) => (value === 'AT' ? ['AT', 'CVT', 'AMT'] : [value]));
  return values;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Validated wire input → one condition a facet that is set. */
export function conditionsOf(input: Readonly<Record<string, unknown>>): Conditions {
  const conditions = new Map<string, Filter>();
  const fineGearboxes = !['japan', 'japan_st', 'bike', 'bike_st'].includes(String(input['type']));
  for (const facet of FACETS) {
    if (facet.kind === 'list') {
      const values = input[facet.v2] as readonly string[] | undefined;
      const field = LIST_FIELDS[facet.key];
      if (field && values && values.length > 0) {
        conditions.set(facet.key, {
          op: 'in',
          field,
          values: storedValues(facet.key, values, fineGearboxes),
        });
      }
    } else if (facet.kind === 'range') {
      const field = NUMBER_FIELDS[facet.key];
      const min = numberOf(input[`${facet.v2}_min`]);
      const max = numberOf(input[`${facet.v2}_max`]);
      if (field && (min !== undefined || max !== undefined)) {
        conditions.set(facet.key, {
          op: 'range',
          field,
          ...(min === undefined ? {} : { min }),
          ...(max === undefined ? {} : { max }),
        });
      }
    } else if (typeof input[facet.v2] === 'string' && input[facet.v2] !== '') {
      conditions.set(facet.key, { op: 'lot', number: String(input[facet.v2]) });
    }
  }
  const best = typeof input['rate_max'] === 'string' ? gradeRank(input['rate_max']) : undefined;
  const worst = typeof input['rate_min'] === 'string' ? gradeRank(input['rate_min']) : undefined;
  if (best !== undefined || worst !== undefined) {
    conditions.set('rateRange', {
      op: 'range',
      field: 'rateRank',
      ...(worst === undefined ? {} : { min: worst }),
      ...(best === undefined ? {} : { max: best }),
    });
  }
  return conditions;
}

/**
 * The conditions as one filter; without those of the named facets, where given. A facet's options are counted without
 * its own values and without those that choosing it would clear.
 */
export function filterOf(conditions: Conditions, without: readonly string[] = []): Filter {
  const kept = [...conditions].filter(([key]) => !without.includes(key)).map(([, filter]) => filter);
  return kept.length === 0 ? EVERYTHING : and(...kept);
}

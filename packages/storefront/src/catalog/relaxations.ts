import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { FACETS, type FacetKey, type RangeFacet } from '@vvoz/catalogue/facets/facets';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { exceptText, rangeText, withoutText } from './relaxationText.ts';
import { nextGrades, openEnd, widenEnd } from './widen.ts';

/** A query that asks for less than another. */
export interface Relaxation {
  /** «без цвета», «год от 2017». */
  readonly text: string;
  readonly query: CatalogQuery;
  /** The facet that gives way; absent where several do. */
  readonly facet?: FacetKey;
  /** How much of the visitor's wish goes: the smaller, the milder. */
  readonly cost: number;
}

/** More than these are not asked for at once. */
export const MOST_CANDIDATES = 12;

const STEP = 10;
const TWO_STEPS = 20;
const OPEN_END = 40;

/** What it costs to give a facet up: a colour is a taste, the model is what the visitor came for. */
const GIVING_UP: Readonly<Record<FacetKey, number>> = {
  color: 10,
  day: 25,
  gearbox: 25,
  drive: 30,
  fee: 30,
  age: 30,
  rate: 35,
  lot: 45,
  set: 45,
  price: 45,
  year: 50,
  mileage: 50,
  engine: 50,
  power: 50,
  finish: 50,
  cost: 50,
  length: 50,
  mass: 50,
  width: 50,
  height: 50,
  clearance: 50,
  kuzov: 60,
  generation: 60,
  model: 70,
  brand: 80,
};
const SEVERAL = 100;

/** What names the car itself, the widest first. */
const IDENTITY = ['brand', 'model', 'kuzov', 'generation'] as const satisfies readonly FacetKey[];
const isIdentity = (key: FacetKey): boolean => IDENTITY.some((one) => one === key);

const isSet = (query: CatalogQuery, key: FacetKey): boolean =>
  [query.lists, query.ranges, query.texts].some((part) => part[key] !== undefined);

const dropped = (keys: readonly FacetKey[]): QueryPatch => {
  const none = Object.fromEntries(keys.map((key) => [key, null]));
  return { lists: none, ranges: none, texts: none };
};

/** A facet given up whole, with what hangs on it. */
function without(query: CatalogQuery, key: FacetKey): Relaxation {
  const next = applyPatch(query, dropped([key]));
  const gone = FACETS.filter((row) => isSet(query, row.key) && !isSet(next, row.key)).map((row) => row.key);
  return { text: withoutText(gone), query: next, facet: key, cost: GIVING_UP[key] };
}

function widened(query: CatalogQuery, row: RangeFacet, template: Template): readonly Relaxation[] {
  const range = query.ranges[row.key];
  if (!range) return [];
  const twoEnded = range.min !== undefined && range.max !== undefined;
  const steps = row.key === 'year' || row.key === 'mileage' ? [1, 2] : [1];
  return (['min', 'max'] as const)
    .flatMap((end) => [
      ...steps.map((count) => ({
        next: widenEnd(row, range, end, count),
        cost: count === 1 ? STEP : TWO_STEPS,
      })),
      { next: twoEnded ? openEnd(range, end) : undefined, cost: OPEN_END },
    ])
    .flatMap(({ next, cost }) =>
      next
        ? [
            {
              text: rangeText(row, next, template),
              query: applyPatch(query, { ranges: { [row.key]: next } }),
              facet: row.key,
              cost,
            },
          ]
        : [],
    );
}

/** Each once, none that is the query itself. */
function distinct(query: CatalogQuery, found: readonly Relaxation[]): Relaxation[] {
  const known = new Set([formatCatalogUrl({ ...query, page: 1 })]);
  return found
    .toSorted((one, other) => one.cost - other.cost)
    .filter((one) => {
      const key = formatCatalogUrl(one.query);
      return !known.has(key) && known.add(key);
    });
}

/**
 * The small steps out of an empty result, the mildest first, at most `MOST_CANDIDATES`: each loosens one condition and keeps
 * the others (a brand takes its models along). Every facet has its mildest step and its removal among them before any has
 * more. A value taken out of a list of several would ask for more, not for less, so that lists go whole.
 */
export function relaxations(query: CatalogQuery, template: Template): readonly Relaxation[] {
  const all = distinct(
    query,
    FACETS.filter((row) => isSet(query, row.key)).flatMap((row) => {
      if (row.kind === 'range') return [...widened(query, row, template), without(query, row.key)];
      const grades = row.key === 'rate' ? nextGrades(query.lists.rate ?? []) : undefined;
      if (!grades) return [without(query, row.key)];
      const next = applyPatch(query, { lists: { rate: grades.values } });
      return [{ text: grades.text, query: next, facet: row.key, cost: STEP }, without(query, row.key)];
    }),
  );
  const mildest = all.filter((one, index) => all.findIndex(({ facet }) => facet === one.facet) === index);
  const whole = all.filter((one) => one.facet && one.cost === GIVING_UP[one.facet]);
  return [...new Set([...mildest, ...whole, ...all])]
    .slice(0, MOST_CANDIDATES)
    .toSorted((one, other) => one.cost - other.cost);
}

/**
 * The larger steps, for where no small one helps: two conditions given up at once, then all but what names the car, all but
 * model, all but the brand, and all. The mildest first, at most `MOST_CANDIDATES`.
 */
export function largeRelaxations(query: CatalogQuery): readonly Relaxation[] {
  const applied = FACETS.map((row) => row.key).filter((key) => isSet(query, key));
  const named = applied.filter(isIdentity);
  const others = applied.filter((key) => !isIdentity(key));
  const keeping = named
    .map((_, index) => named.slice(0, named.length - index))
    .concat([[]])
    .map((kept, index): Relaxation => {
      const gone = applied.filter((key) => !kept.includes(key));
      return { text: exceptText(kept), query: applyPatch(query, dropped(gone)), cost: 3 * SEVERAL + index };
    });
  const pairs = others
    .flatMap((one, index) => others.slice(index + 1).map((other) => [one, other] as const))
    .map((pair): Relaxation => {
      const cost = SEVERAL + pair.reduce((sum, key) => sum + GIVING_UP[key], 0);
      return { text: withoutText(pair), query: applyPatch(query, dropped(pair)), cost };
    })
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, MOST_CANDIDATES - keeping.length);
  return distinct(query, [...pairs, ...keeping]);
}

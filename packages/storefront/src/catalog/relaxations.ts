import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS, type Facet, type FacetKey, type RangeFacet } from '@vvoz/catalogue/facets/facets';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { exceptText, rangeText, withoutText } from './relaxationText.ts';
import { openEnd, widenEnd } from './widen.ts';

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
export const MAX_CANDIDATES = 12;

const STEP = 10;
const TWO_STEPS = 20;
const OPEN_END = 40;

const SEVERAL = 100;

const isIdentity = (key: FacetKey): boolean => FACET_DETAILS[key].identity === true;

function isSet(query: CatalogQuery, facet: Facet): boolean {
  switch (facet.kind) {
    case 'list':
      return query.lists[facet.key] !== undefined;
    case 'range':
      return query.ranges[facet.key] !== undefined;
    case 'text':
      return query.texts[facet.key] !== undefined;
    default:
      return facet satisfies never;
  }
}

const dropped = (keys: readonly FacetKey[]): QueryPatch => {
  const none = Object.fromEntries(keys.map((key) => [key, null]));
  return { lists: none, ranges: none, texts: none };
};

/** A facet given up whole, with what hangs on it. */
function without(query: CatalogQuery, key: FacetKey): Relaxation {
  const next = applyPatch(query, dropped([key]));
  const gone = FACETS.filter((row) => isSet(query, row) && !isSet(next, row)).map((row) => row.key);
  return { text: withoutText(gone), query: next, facet: key, cost: FACET_DETAILS[key].givingUp };
}

function widened(query: CatalogQuery, row: RangeFacet, template: Template): readonly Relaxation[] {
  const range = query.ranges[row.key];
  if (!range) return [];
  const twoEnded = range.min !== undefined && range.max !== undefined;
  const { steps } = FACET_DETAILS[row.key];
  if (!steps) return [];
  return (['min', 'max'] as const)
    .flatMap((end) => [
      ...[1, 2].slice(0, steps.times).map((count) => ({
        next: widenEnd(row, steps, range, end, count),
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
 * The small steps out of an empty result, the mildest first, at most `MAX_CANDIDATES`: each loosens one condition and keeps
 * the others (a brand takes its models along). Every facet has its mildest step and its removal among them before any has
 * more. A value taken out of a list of several would ask for more, not for less, so that lists go whole.
 */
export function relaxations(query: CatalogQuery, template: Template): readonly Relaxation[] {
  const all = distinct(
    query,
    FACETS.filter((row) => isSet(query, row)).flatMap((row) => {
      if (row.kind === 'range') return [...widened(query, row, template), without(query, row.key)];
      const wider =
        row.kind === 'list' ? FACET_DETAILS[row.key].widenList?.(query.lists[row.key] ?? []) : undefined;
      if (!wider) return [without(query, row.key)];
      const next = applyPatch(query, { lists: { [row.key]: wider.values } });
      return [{ text: wider.text, query: next, facet: row.key, cost: STEP }, without(query, row.key)];
    }),
  );
  const mildest = all.filter((one, index) => all.findIndex(({ facet }) => facet === one.facet) === index);
  const whole = all.filter((one) => one.facet && one.cost === FACET_DETAILS[one.facet].givingUp);
  return [...new Set([...mildest, ...whole, ...all])]
    .slice(0, MAX_CANDIDATES)
    .toSorted((one, other) => one.cost - other.cost);
}

/**
 * The larger steps, for where no small one helps: two conditions given up at once, then all but what names the car, all but
 * model, all but the brand, and all. The mildest first, at most `MAX_CANDIDATES`.
 */
export function largeRelaxations(query: CatalogQuery): readonly Relaxation[] {
  const applied = FACETS.filter((row) => isSet(query, row)).map(({ key }) => key);
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
      const cost = SEVERAL + pair.reduce((sum, key) => sum + FACET_DETAILS[key].givingUp, 0);
      return { text: withoutText(pair), query: applyPatch(query, dropped(pair)), cost };
    })
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, MAX_CANDIDATES - keeping.length);
  return distinct(query, [...pairs, ...keeping]);
}

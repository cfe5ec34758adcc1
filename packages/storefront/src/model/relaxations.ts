import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS, type Facet, type FacetKey, type RangeFacet } from '@vvoz/catalogue/facets/facets';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatExcept, formatRangeStep, formatWithout } from './relaxationText.ts';
import { openEnd, widenEnd } from './widen.ts';

/** A query with fewer conditions than another. */
export interface Relaxation {
  /** «без цвета», «год от 2017». */
  readonly text: string;
  readonly query: CatalogueQuery;
  /** The facet that is loosened; absent when several are. */
  readonly facet?: FacetKey;
  /** How far the step departs from the visitor's choice; lower is milder. */
  readonly cost: number;
}

/** Most candidates whose lots are counted at once. */
export const MAX_CANDIDATES = 12;

// Costs of the kinds of steps; removing a whole facet costs the `dropCost` of its details.
const STEP = 10;
const TWO_STEPS = 20;
const OPEN_END = 40;
const SEVERAL = 100;

const isIdentity = (key: FacetKey): boolean => FACET_DETAILS[key].identity === true;

function isSet(query: CatalogueQuery, facet: Facet): boolean {
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

const makeRemovalPatch = (keys: readonly FacetKey[]): QueryPatch => {
  const none = Object.fromEntries(keys.map((key) => [key, null]));
  return { lists: none, ranges: none, texts: none };
};

/** Removes a facet and the facets that depend on it. */
function removeFacet(query: CatalogueQuery, key: FacetKey): Relaxation {
  const next = applyPatch(query, makeRemovalPatch([key]));
  const removed = FACETS.filter((row) => isSet(query, row) && !isSet(next, row)).map((row) => row.key);
  return { text: formatWithout(removed), query: next, facet: key, cost: FACET_DETAILS[key].dropCost };
}

/** Lists the steps that move or open one end of a range. Opening an end that is open changes nothing and is dropped later. */
function widenRange(query: CatalogueQuery, row: RangeFacet, template: Template): readonly Relaxation[] {
  const range = query.ranges[row.key];
  if (!range) return [];
  const { steps } = FACET_DETAILS[row.key];
  if (!steps) return [];
  return (['min', 'max'] as const)
    .flatMap((end) => [
      ...[1, 2].slice(0, steps.times).map((count) => ({
        next: widenEnd(row, steps, range, end, count),
        cost: count === 1 ? STEP : TWO_STEPS,
      })),
      { next: openEnd(range, end), cost: OPEN_END },
    ])
    .flatMap(({ next, cost }) =>
      next
        ? [
            {
              text: formatRangeStep(row, next, template),
              query: applyPatch(query, { ranges: { [row.key]: next } }),
              facet: row.key,
              cost,
            },
          ]
        : [],
    );
}

/** Removes duplicates and steps that equal the query itself; mildest first. */
function dropDuplicates(query: CatalogueQuery, candidates: readonly Relaxation[]): Relaxation[] {
  const seen = new Set([formatCatalogueUrl({ ...query, page: 1 })]);
  return candidates
    .toSorted((one, other) => one.cost - other.cost)
    .filter((one) => {
      const key = formatCatalogueUrl(one.query);
      return !seen.has(key) && seen.add(key);
    });
}

/**
 * Lists the small steps out of an empty result, mildest first, at most `MAX_CANDIDATES`. Each loosens one condition and
 * keeps the others (removing a brand also removes its model). Every facet gets its mildest step and its removal before
 * any facet gets more. A list gets more values (`widenList`) or is removed whole: taking one value out of several would
 * narrow the query.
 */
export function listRelaxations(query: CatalogueQuery, template: Template): readonly Relaxation[] {
  const all = dropDuplicates(
    query,
    FACETS.filter((row) => isSet(query, row)).flatMap((row) => {
      if (row.kind === 'range') return [...widenRange(query, row, template), removeFacet(query, row.key)];
      const wider =
        row.kind === 'list' ? FACET_DETAILS[row.key].widenList?.(query.lists[row.key] ?? []) : undefined;
      if (!wider) return [removeFacet(query, row.key)];
      const next = applyPatch(query, { lists: { [row.key]: wider.values } });
      return [{ text: wider.text, query: next, facet: row.key, cost: STEP }, removeFacet(query, row.key)];
    }),
  );
  const mildest = all.filter((one, index) => all.findIndex(({ facet }) => facet === one.facet) === index);
  const whole = all.filter((one) => one.facet && one.cost === FACET_DETAILS[one.facet].dropCost);
  return [...new Set([...mildest, ...whole, ...all])]
    .slice(0, MAX_CANDIDATES)
    .toSorted((one, other) => one.cost - other.cost);
}

/**
 * Lists the larger steps, used when no small one finds lots: removing two conditions, then all but the names of the car
 * (brand, model, body code), then these names one by one. Mildest first, at most `MAX_CANDIDATES`.
 */
export function listLargeRelaxations(query: CatalogueQuery): readonly Relaxation[] {
  const applied = FACETS.filter((row) => isSet(query, row)).map(({ key }) => key);
  const named = applied.filter(isIdentity);
  const others = applied.filter((key) => !isIdentity(key));
  const keeping = named
    .map((_, index) => named.slice(0, named.length - index))
    .concat([[]])
    .map((kept, index): Relaxation => {
      const removed = applied.filter((key) => !kept.includes(key));
      return {
        text: formatExcept(kept),
        query: applyPatch(query, makeRemovalPatch(removed)),
        cost: 3 * SEVERAL + index,
      };
    });
  const pairs = others
    .flatMap((one, index) => others.slice(index + 1).map((other) => [one, other] as const))
    .map((pair): Relaxation => {
      const cost = SEVERAL + pair.reduce((sum, key) => sum + FACET_DETAILS[key].dropCost, 0);
      return { text: formatWithout(pair), query: applyPatch(query, makeRemovalPatch(pair)), cost };
    })
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, MAX_CANDIDATES - keeping.length);
  return dropDuplicates(query, [...pairs, ...keeping]);
}

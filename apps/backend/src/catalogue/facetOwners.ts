import { FACETS } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import type { ListField } from './filter.ts';

/** The fields that qualify a value, broadest first: a brand for models, brand and model for body codes. */
export const OWNERS: Readonly<Partial<Record<ListField, readonly ListField[]>>> = Object.fromEntries(
  FACETS.flatMap((row) =>
    row.kind === 'list' && row.owners ? [[row.key, row.owners.toReversed()] as const] : [],
  ),
);

/** Sorts options by count, highest first, then by value. */
export const compareByCount = (one: FacetOption, other: FacetOption): number =>
  other.count - one.count || (one.value < other.value ? -1 : one.value > other.value ? 1 : 0);

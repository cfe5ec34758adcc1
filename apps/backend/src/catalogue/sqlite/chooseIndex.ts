import { mentionsLot } from '../columns/matchFilter.ts';
import type { Filter } from '../filter.ts';

/** Chooses the index for a count: lot numbers have their own, everything else is in the covering index. */
export const chooseIndex = (filter: Filter): 'lot_facets' | 'lot_by_number' =>
  mentionsLot(filter) ? 'lot_by_number' : 'lot_facets';

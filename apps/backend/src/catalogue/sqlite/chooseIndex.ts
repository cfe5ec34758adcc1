import type { Filter } from '../filter.ts';

const mentionsLot = (filter: Filter): boolean => {
  switch (filter.op) {
    case 'and':
      return filter.all.some(mentionsLot);
    case 'or':
      return filter.any.some(mentionsLot);
    case 'not':
      return mentionsLot(filter.not);
    default:
      return filter.op === 'lot' || filter.op === 'lotContains';
  }
};

/** Chooses the index for a count: lot numbers have their own, everything else is in the covering index. */
export const chooseIndex = (filter: Filter): 'lot_facets' | 'lot_by_number' =>
  mentionsLot(filter) ? 'lot_by_number' : 'lot_facets';

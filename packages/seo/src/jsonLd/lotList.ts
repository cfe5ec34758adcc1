import type { ItemList } from 'schema-dts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { formatVehicleName } from './vehicleName.ts';

/** Builds the list of the lots on a landing, in their order; `count` is the number of all its lots. */
export const buildLotList = (
  name: string,
  count: number,
  lots: readonly LotSummary[],
  origin: string,
): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: count,
  itemListElement: lots.map((lot, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: formatVehicleName(lot),
    url: `${origin}${formatLotHref(lot)}`,
  })),
});

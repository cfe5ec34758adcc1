import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LedgerRow } from './prices.ts';

/** Rows with the place of sale and the lot number. */
export function listSaleRows(lot: LotSummary): readonly LedgerRow[] {
  const house = hasFixedPrice(lot) ? 'Площадка' : 'Аукцион';
  return [
    ...(lot.auction === undefined ? [] : [{ label: house, value: lot.auction }]),
    ...(lot.lotNumber === undefined ? [] : [{ label: 'Номер лота', value: lot.lotNumber }]),
  ];
}

import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LedgerRow } from './prices.ts';

/** Makes rows with the place of sale (with the town for a fixed price) and the lot number. */
export function listSaleRows(lot: LotSummary): readonly LedgerRow[] {
  const isOffer = hasFixedPrice(lot);
  const house = isOffer ? 'Площадка' : 'Аукцион';
  return [
    ...(isOffer && lot.town !== undefined ? [{ label: 'Город', value: lot.town }] : []),
    ...(lot.auction === undefined ? [] : [{ label: house, value: lot.auction }]),
    ...(lot.lotNumber === undefined ? [] : [{ label: 'Номер лота', value: lot.lotNumber }]),
  ];
}

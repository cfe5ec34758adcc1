import { NBSP } from '@vvoz/catalogue/words/format';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { formatAuctionTime } from './auctionTime.ts';

const TAGS: Readonly<Record<Exclude<LotStatus, 'coming'>, string>> = {
  sold: 'Продан',
  not_sold: 'Не продан',
  cancelled: 'Торги отменены',
  removed: 'Снят с торгов',
  withdrawn: 'Снят с торгов',
  unknown: 'Статус: неизвестно',
};

/** True for a lot that left a source without auctions, so it was neither cancelled nor unsold. */
export const hasLeftSale = (lot: LotSummary): boolean =>
  hasFixedPrice(lot) && (lot.status === 'withdrawn' || lot.status === 'removed');

/** The outcome shown on the photo: «Продан · пн 23 ноя», with the local day of the auction. */
export function formatOutcomeTag(lot: LotSummary): string | undefined {
  if (lot.status === 'coming') return undefined;
  if (hasLeftSale(lot)) return 'Снят с продажи';
  const isOver = lot.status === 'sold' || lot.status === 'not_sold';
  const day = isOver ? formatAuctionTime(lot)?.day : undefined;
  return day === undefined ? TAGS[lot.status] : `${TAGS[lot.status]}${NBSP}· ${day}`;
}

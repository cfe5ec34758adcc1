import type { CatalogueType } from '../types/catalogueTypes.ts';
import { getAuctionToday } from './auctionDay.ts';
import { listPickerWeeks, type AuctionWeek } from './pickerWeeks.ts';

/** Lists the weeks of the day picker, in the time zone of the type's auctions. */
export const listAuctionWeeks = (type: CatalogueType, now: Date): readonly [AuctionWeek, ...AuctionWeek[]] =>
  listPickerWeeks(getAuctionToday(type, now));

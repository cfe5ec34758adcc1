import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELDS } from '@vvoz/catalogue/lots/lotFields';

/** What a card needs of a lot: the rest does not travel to the browser. */
export const toSummary = (lot: Lot): LotSummary =>
  Object.fromEntries(
    Object.entries(lot).filter(([key]) => LOT_FIELDS[key as keyof Lot].part === 'summary'),
    // The fields that are left are those of which LotSummary is made.
  ) as unknown as LotSummary;

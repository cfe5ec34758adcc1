import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELDS } from '@vvoz/catalogue/lots/lotFields';

/** Picks the fields that a card needs; the others are not sent to the browser. */
export const toSummary = (lot: Lot): LotSummary =>
  Object.fromEntries(
    Object.entries(lot).filter(([key]) => LOT_FIELDS[key as keyof Lot].part === 'summary'),
    // The remaining fields are those of LotSummary.
  ) as unknown as LotSummary;

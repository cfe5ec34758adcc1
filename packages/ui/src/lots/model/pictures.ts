import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { SHOWN_TYPES } from '@vvoz/catalogue/types/shownTypes';

type Pictured = Pick<LotSummary, 'type' | 'images' | 'withoutSheet'>;

/** True when the first picture is the auction sheet, as in auction sources. */
export const startsWithSheet = (lot: Pictured): boolean =>
  SHOWN_TYPES[lot.type].hasSheet && lot.images.length > 0 && lot.withoutSheet !== true;

/** The first picture of the vehicle; the sheet if there is no other. */
export const findVehiclePicture = (lot: Pictured): string | undefined =>
  (startsWithSheet(lot) ? lot.images[1] : undefined) ?? lot.images[0];

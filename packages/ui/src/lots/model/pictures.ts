import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';

type Pictured = Pick<LotSummary, 'type' | 'images' | 'withoutSheet'>;

/** True when the first picture is the auction sheet, as in auction sources. */
export const startsWithSheet = (lot: Pictured): boolean =>
  CATALOGUE_TYPES[lot.type].hasSheet && lot.images.length > 0 && lot.withoutSheet !== true;

/** The first picture of the vehicle; the sheet if there is no other. */
export const findVehiclePicture = (lot: Pictured): string | undefined =>
  (startsWithSheet(lot) ? lot.images[1] : undefined) ?? lot.images[0];

/** Widths for a card and a gallery frame. Few of them keep the cache of rendered pictures small. */
export const CARD_WIDTHS = [320, 640, 960] as const;
export const FRAME_WIDTHS = [480, 960, 1280] as const;
/** Widths for the full-screen view; the last is the largest stored one. */
export const FULL_WIDTHS = [960, 1280, 1600] as const;
export const THUMB_WIDTH = 160;

/** `src` (the smallest) and `srcSet` of a picture. */
export const makePictureSources = (address: string, widths: readonly [number, ...number[]]) => ({
  src: formatPictureUrl(address, widths[0]),
  srcSet: widths.map((width) => `${formatPictureUrl(address, width)} ${width}w`).join(', '),
});

import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';

/** Widths for a card and a gallery frame. Few of them keep the cache of rendered pictures small. */
export const CARD_WIDTHS = [320, 640, 960] as const;
export const FRAME_WIDTHS = [480, 960, 1280] as const;
/** Widths for the full-screen view; the last is the largest stored one. */
export const FULL_WIDTHS = [960, 1280, 1600] as const;
export const THUMB_WIDTH = 160;

/** Makes `src` (the smallest) and `srcSet` of a picture. */
export const makePictureSources = (address: string, widths: readonly [number, ...number[]]) => ({
  src: formatPictureUrl(address, widths[0]),
  srcSet: widths.map((width) => `${formatPictureUrl(address, width)} ${width}w`).join(', '),
});

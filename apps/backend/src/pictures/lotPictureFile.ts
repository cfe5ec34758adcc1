import type { Ground } from '@vvoz/drawings/core/palette';
import { lotPicture, type PictureLot } from './lotPictures.ts';
import type { PictureCache } from './PictureCache.ts';
import type { PictureSize } from './pictureSize.ts';
import { renderSvg, type PictureFormat } from './renderPicture.ts';

export type LotPictureRequest = {
  lot: PictureLot;
  /** 0 is the auction sheet. */
  frame: number;
  size: PictureSize;
  format?: PictureFormat;
  ground?: Ground;
};

/**
 * A frame as a picture file, through the cache; null when the lot has no such frame. The drawing
 * itself is the cache's key (drawing takes about a millisecond): whatever changes in the lot or in
 * the generator gives a new picture, and nothing has to be invalidated.
 */
export async function lotPictureFile(
  cache: PictureCache,
  { lot, frame, size, format = 'webp', ground }: LotPictureRequest,
): Promise<Buffer | null> {
  const svg = lotPicture(lot, frame, ground);
  if (svg === null) return null;
  const content = frame === 0 ? 'text' : 'figure';
  return cache.get(`${size.width}x${size.height}|${svg}`, format, () =>
    renderSvg(svg, { ...size, format, content }),
  );
}

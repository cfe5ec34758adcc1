import type { Ground } from '@vvoz/drawings/core/palette';
import { hashGenerator } from './hashGenerator.ts';
import { drawLot, describeDrawing, type PictureLot } from './lotPictures.ts';
import type { PictureCache } from './PictureCache.ts';
import type { PictureSize } from './choosePictureSize.ts';
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
 * Renders a frame as a picture file, through the cache; null when the lot has no such frame. The cache's key contains
 * the facts that the frame is drawn from and the hash of the drawing code. A change of either gives a new key, so
 * nothing has to be invalidated.
 */
export async function renderLotFrame(
  cache: PictureCache,
  { lot, frame, size, format = 'webp', ground }: LotPictureRequest,
): Promise<Buffer | null> {
  const drawing = describeDrawing(lot, frame, ground);
  if (!drawing) return null;
  const content = drawing.kind === 'sheet' ? 'text' : 'figure';
  const key = [hashGenerator(), `${size.width}x${size.height}`, JSON.stringify(drawing)].join('|');
  return cache.get(key, format, () => renderSvg(drawLot(drawing), { ...size, format, content }));
}

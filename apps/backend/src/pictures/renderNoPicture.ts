import type { Ground } from '@vvoz/drawings/core/palette';
import { drawNoPicture } from '@vvoz/drawings/drawNoPicture';
import type { PictureCache } from './PictureCache.ts';
import type { PictureSize } from './choosePictureSize.ts';
import { renderSvg } from './renderPicture.ts';

/** Renders the drawn «Снимков пока нет» as a WebP, through the cache. */
export function renderNoPicture(cache: PictureCache, size: PictureSize, ground?: Ground): Promise<Buffer> {
  const svg = drawNoPicture(ground);
  const key = [`${size.width}x${size.height}`, svg].join('|');
  return cache.get(key, 'webp', () => renderSvg(svg, { ...size, format: 'webp' }));
}

import { drawPaper, WIDTH } from './core/frame.ts';
import { drawLettering } from './core/lettering.ts';
import { GROUNDS, type Ground } from './core/palette.ts';
import { line, path, rect, makeSvgDocument } from './core/svg.ts';

const WORDS = 'Снимков пока нет';

/** Draws what replaces a missing picture: an SVG document of 1200 × 900, a crossed-out frame with «Снимков пока нет». */
export function drawNoPicture(ground: Ground = 'paper'): string {
  const { muted } = GROUNDS[ground];
  const pen = { ...line(muted, 14), 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return makeSvgDocument(
    drawPaper(ground) +
      rect(470, 290, 260, 200, pen) +
      path('M470 490 730 290', pen) +
      drawLettering(WORDS, WIDTH / 2, 620, 44, { anchor: 'middle', weight: 5, color: muted }),
    WORDS,
  );
}

import { paper, WIDTH } from './core/frame.ts';
import { lettering } from './core/lettering.ts';
import { GROUNDS, type Ground } from './core/palette.ts';
import { line, path, rect, svgDocument } from './core/svg.ts';

const WORDS = 'Снимков пока нет';

/** A crossed-out frame with «Снимков пока нет», an SVG document of 1200 × 900: shown instead of a missing picture. */
export function drawNoPicture(ground: Ground = 'paper'): string {
  const { muted } = GROUNDS[ground];
  const pen = { ...line(muted, 14), 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return svgDocument(
    paper(ground) +
      rect(470, 290, 260, 200, pen) +
      path('M470 490 730 290', pen) +
      lettering(WORDS, WIDTH / 2, 620, 44, { anchor: 'middle', weight: 5, color: muted }),
    WORDS,
  );
}

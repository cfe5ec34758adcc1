import { LETTERS } from './letters.ts';
import { INK } from './palette.ts';
import { element, group, formatNumber } from './svg.ts';

/** A letter's cell is 6 units high; sizes below are cap heights in pixels. */
const CELL = 6;
const GAP = 1.75;
const SPACE = 3;

const getLetter = (char: string) => LETTERS[char] ?? LETTERS['-'] ?? ([2.4, ''] as const);

/** Measures the width of a text at a cap height; both in px. */
export function measureText(text: string, size: number): number {
  let units = 0;
  for (const char of text.toUpperCase()) units += char === ' ' ? SPACE : getLetter(char)[0] + GAP;
  return (Math.max(0, units - GAP) * size) / CELL;
}

/** Returns the largest cap height up to `size` at which the text fits the width; at least 8 px. */
export function fitTextSize(text: string, size: number, width: number): number {
  let fitting = size;
  while (fitting > 8 && measureText(text, fitting) > width) fitting -= 0.5;
  return fitting;
}

export type LetteringStyle = {
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
  /** Line weight, px. */
  weight?: number;
  /** Degrees, clockwise. */
  rotate?: number;
};

/**
 * Draws single-stroke capitals (Latin, Cyrillic, digits) as paths, so that no font is needed.
 * x, y: the anchor on the base line, px; size: cap height, px.
 */
export function drawLettering(
  text: string,
  x: number,
  y: number,
  size: number,
  { anchor = 'start', color = INK, weight = 1.4, rotate = 0 }: LetteringStyle = {},
): string {
  const scale = size / CELL;
  const width = measureText(text, size);
  let cursor = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  let strokes = '';
  for (const char of text.toUpperCase()) {
    if (char === ' ') {
      cursor += SPACE * scale;
      continue;
    }
    const [advance, d] = getLetter(char);
    strokes += element('path', {
      d,
      transform: `translate(${formatNumber(cursor)} ${formatNumber(-size)}) scale(${Math.round(scale * 1000) / 1000})`,
      'stroke-width': Math.round((weight / scale) * 100) / 100,
    });
    cursor += (advance + GAP) * scale;
  }
  return group(
    {
      transform: `translate(${formatNumber(x)} ${formatNumber(y)})${rotate ? ` rotate(${formatNumber(rotate)})` : ''}`,
      fill: 'none',
      stroke: color,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    strokes,
  );
}

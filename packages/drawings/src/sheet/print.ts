import { fitTextSize, drawLettering } from '../core/lettering.ts';
import { element, group, line, formatNumber, path, rect } from '../core/svg.ts';
import { GLYPHS } from './glyphs.ts';

export const RULE = '#3B3E45';
export const PEN = '#23407F';
export const STAMP = '#C8322B';
export const FAINT = '#8B8A86';

const EM = 1000;
/** A glyph without outline: a space, and each character that GLYPHS does not contain. */
const BLANK = [224, ''] as const;

export type PrintStyle = {
  color?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra pixels between characters. */
  spacing?: number;
  /** Thickens the strokes, because the font of GLYPHS has only one weight. */
  bold?: boolean;
};

/** Draws a printed label at a size in px with the outlines of GLYPHS, so that no font is needed. */
export function printText(x: number, y: number, text: string, size: number, style: PrintStyle = {}): string {
  const { color = RULE, anchor = 'start', spacing = 0, bold = false } = style;
  const scale = size / EM;
  const gap = spacing / scale;
  let cursor = 0;
  let outlines = '';
  for (const char of text) {
    const [advance, d] = GLYPHS[char] ?? BLANK;
    if (d)
      outlines += element('path', {
        d,
        transform: cursor ? `translate(${formatNumber(cursor)})` : undefined,
      });
    cursor += advance + gap;
  }
  const width = Math.max(0, cursor - gap) * scale;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const thick = bold ? { stroke: color, 'stroke-width': 44, 'stroke-linejoin': 'round' } : {};
  const transform = `translate(${formatNumber(left)} ${formatNumber(y)}) scale(${scale})`;
  return group({ transform, fill: color, ...thick }, outlines);
}

export const drawBox = (x: number, y: number, width: number, height: number, weight = 1.3): string =>
  rect(x, y, width, height, line(RULE, weight));

export const drawRules = (d: string, color: string, weight: number): string => path(d, line(color, weight));

export type Cell = { x: number; y: number; width: number; height: number };

/** Draws a ruled box with its printed label in the upper corners: Japanese at the left, English at the right. */
export function drawTitledBox({ x, y, width, height }: Cell, [jp, en]: readonly [string, string]): string {
  return (
    drawBox(x, y, width, height) +
    printText(x + 8, y + 20, jp, 12) +
    printText(x + width - 8, y + 20, en, 9.5, { anchor: 'end', color: FAINT, spacing: 0.6 })
  );
}

/** Draws a ruled cell with a small printed label and a value in handwriting, which shrinks to fit the cell. */
export function drawCell(
  { x, y, width, height }: Cell,
  [jp, en]: readonly [string, string],
  value: string,
  size: number,
): string {
  const fitted = fitTextSize(value, Math.round(size * 0.86), width - 26);
  const baseline = y + 20 + (height - 26 + fitted) / 2;
  return (
    drawBox(x, y, width, height) +
    printText(x + 8, y + 16, jp, 12) +
    printText(x + width - 8, y + 16, en, 9.5, { anchor: 'end', color: FAINT, spacing: 0.6 }) +
    drawLettering(value, x + 12, baseline, fitted, { color: PEN, weight: Math.max(1.4, fitted / 11) })
  );
}

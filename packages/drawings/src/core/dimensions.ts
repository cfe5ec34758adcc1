import { drawLettering, measureText } from './lettering.ts';
import { GROUNDS, type Ground } from './palette.ts';
import { line, formatNumber, path } from './svg.ts';

/** Real measures of the model, mm. Missing ones are measured on the drawing. */
export type Dimensions = { length?: number; width?: number; height?: number; wheelbase?: number };

const FIGURE = 15;
const TICK = 6;

/** The slanting stroke where a dimension line meets its extension line. */
const traceTick = (x: number, y: number) =>
  `M${formatNumber(x - TICK)} ${formatNumber(y + TICK)}L${formatNumber(x + TICK)} ${formatNumber(y - TICK)}`;

const measureGap = (label: string) => measureText(label, FIGURE) / 2 + 12;

function drawLines(lines: string, ticks: string, ground: Ground): string {
  const { muted } = GROUNDS[ground];
  return path(lines, line(muted, 1, 0.8)) + path(ticks, line(muted, 1.8));
}

/** Draws a horizontal dimension between x1 and x2 at y; extension lines begin at `from`. Pixels. */
export function drawHorizontalDimension(
  { x1, x2, y, from }: { x1: number; x2: number; y: number; from: number },
  value: number,
  ground: Ground,
): string {
  const label = String(value);
  const middle = (x1 + x2) / 2;
  const gap = measureGap(label);
  const extensions = [x1, x2]
    .map((x) => `M${formatNumber(x)} ${formatNumber(from)}V${formatNumber(y + 10)}`)
    .join('');
  const halves = `M${formatNumber(x1)} ${formatNumber(y)}H${formatNumber(middle - gap)}M${formatNumber(middle + gap)} ${formatNumber(y)}H${formatNumber(x2)}`;
  return (
    drawLines(extensions + halves, traceTick(x1, y) + traceTick(x2, y), ground) +
    drawLettering(label, middle, y + 7.5, FIGURE, { anchor: 'middle', color: GROUNDS[ground].figures })
  );
}

/** Draws a vertical dimension between y1 and y2 at x; extension lines begin at `from`. Pixels. */
export function drawVerticalDimension(
  { x, y1, y2, from }: { x: number; y1: number; y2: number; from: number },
  value: number,
  ground: Ground,
): string {
  const label = String(value);
  const middle = (y1 + y2) / 2;
  const gap = measureGap(label);
  const extensions = [y1, y2]
    .map((y) => `M${formatNumber(from)} ${formatNumber(y)}H${formatNumber(x - 10)}`)
    .join('');
  const halves = `M${formatNumber(x)} ${formatNumber(y1)}V${formatNumber(middle - gap)}M${formatNumber(x)} ${formatNumber(middle + gap)}V${formatNumber(y2)}`;
  return (
    drawLines(extensions + halves, traceTick(x, y1) + traceTick(x, y2), ground) +
    drawLettering(label, x + 7.5, middle, FIGURE, {
      anchor: 'middle',
      color: GROUNDS[ground].figures,
      rotate: -90,
    })
  );
}

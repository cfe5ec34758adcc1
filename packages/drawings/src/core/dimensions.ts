import { lettering, textWidth } from './lettering.ts';
import { GROUNDS, type Ground } from './palette.ts';
import { line, num, path } from './svg.ts';

/** True measures of the model, millimetres. What is not given is read off the drawing. */
export type Dimensions = { length?: number; width?: number; height?: number; wheelbase?: number };

const FIGURE = 15;
const TICK = 6;

/** The slanting stroke where a dimension line meets its extension line. */
const tick = (x: number, y: number) => `M${num(x - TICK)} ${num(y + TICK)}L${num(x + TICK)} ${num(y - TICK)}`;

const gapOf = (label: string) => textWidth(label, FIGURE) / 2 + 12;

function drawn(lines: string, ticks: string, ground: Ground): string {
  const { muted } = GROUNDS[ground];
  return path(lines, line(muted, 1, 0.8)) + path(ticks, line(muted, 1.8));
}

/** A horizontal figure between x1 and x2 at y; extension lines begin at `from`. Pixels. */
export function horizontalDimension(
  { x1, x2, y, from }: { x1: number; x2: number; y: number; from: number },
  value: number,
  ground: Ground,
): string {
  const label = String(value);
  const middle = (x1 + x2) / 2;
  const gap = gapOf(label);
  const extensions = [x1, x2].map((x) => `M${num(x)} ${num(from)}V${num(y + 10)}`).join('');
  const halves = `M${num(x1)} ${num(y)}H${num(middle - gap)}M${num(middle + gap)} ${num(y)}H${num(x2)}`;
  return (
    drawn(extensions + halves, tick(x1, y) + tick(x2, y), ground) +
    lettering(label, middle, y + 7.5, FIGURE, { anchor: 'middle', color: GROUNDS[ground].figures })
  );
}

/** A vertical figure between y1 and y2 at x; extension lines begin at `from`. Pixels. */
export function verticalDimension(
  { x, y1, y2, from }: { x: number; y1: number; y2: number; from: number },
  value: number,
  ground: Ground,
): string {
  const label = String(value);
  const middle = (y1 + y2) / 2;
  const gap = gapOf(label);
  const extensions = [y1, y2].map((y) => `M${num(from)} ${num(y)}H${num(x - 10)}`).join('');
  const halves = `M${num(x)} ${num(y1)}V${num(middle - gap)}M${num(x)} ${num(middle + gap)}V${num(y2)}`;
  return (
    drawn(extensions + halves, tick(x, y1) + tick(x, y2), ground) +
    lettering(label, x + 7.5, middle, FIGURE, {
      anchor: 'middle',
      color: GROUNDS[ground].figures,
      rotate: -90,
    })
  );
}

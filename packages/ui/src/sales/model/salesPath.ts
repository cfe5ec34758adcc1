import type { SalesMonth } from './sales.ts';
import { round } from './salesScale.ts';

/** Half the width, in months, of the band of an isolated month. */
const ALONE = 0.15;

/** Centre of a month on an axis with one unit per month. */
export const middle = (index: number): number => index + 0.5;

/** Runs of consecutive months that have a value; a month without one breaks the curve. */
function runs<T>(
  months: readonly SalesMonth[],
  of: (month: SalesMonth) => T | undefined,
): readonly (readonly { readonly x: number; readonly value: T }[])[] {
  const found: { x: number; value: T }[][] = [];
  let broken = true;
  for (const [index, month] of months.entries()) {
    const value = of(month);
    if (value === undefined) {
      broken = true;
      continue;
    }
    if (broken) found.push([]);
    found.at(-1)?.push({ x: middle(index), value });
    broken = false;
  }
  return found;
}

const path = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${y}`).join('');

/** The band from p10 to p90 as path data: x in months, y from the scale. Empty when no month has both. */
export function bandPath(months: readonly SalesMonth[], y: (price: number) => number): string {
  const bands = runs(months, ({ p10, p90 }) => (p10 === null || p90 === null ? undefined : { p10, p90 }));
  return bands
    .map((run) => {
      const [only] = run;
      const ends =
        run.length === 1 && only !== undefined
          ? [
              { ...only, x: only.x - ALONE },
              { ...only, x: only.x + ALONE },
            ]
          : run;
      const above = ends.map(({ x, value }) => [x, y(value.p90)] as const);
      const below = ends.map(({ x, value }) => [x, y(value.p10)] as const).toReversed();
      return `${path([...above, ...below])}Z`;
    })
    .join('');
}

/** The line of medians as path data. Isolated months are omitted; they have dots only. */
export const medianPath = (months: readonly SalesMonth[], y: (price: number) => number): string =>
  runs(months, ({ p50 }) => p50 ?? undefined)
    .filter((run) => run.length > 1)
    .map((run) => path(run.map(({ x, value }) => [x, y(value)])))
    .join('');

/** Heights of a month's two bars in px; a count above zero is at least one pixel. */
export function barHeights(
  { sold, unsold }: Pick<SalesMonth, 'sold' | 'unsold'>,
  most: number,
  height: number,
): { readonly sold: number; readonly unsold: number } {
  const scaled = (count: number) => (count === 0 ? 0 : Math.max(1, round((count / most) * height)));
  return { sold: scaled(sold), unsold: scaled(unsold) };
}

import type { SalesMonth } from './sales.ts';
import { roundToHundredths } from './salesScale.ts';

/** Half the width, in months, of the band of an isolated month. */
const ISOLATED_HALF_WIDTH = 0.15;

/** Centre of a month on an axis with one unit per month. */
export const getMiddle = (index: number): number => index + 0.5;

/** Runs of consecutive months that have a value; a month without one breaks the curve. */
function findRuns<T>(
  months: readonly SalesMonth[],
  of: (month: SalesMonth) => T | undefined,
): readonly (readonly { readonly x: number; readonly value: T }[])[] {
  const runs: { x: number; value: T }[][] = [];
  let broken = true;
  for (const [index, month] of months.entries()) {
    const value = of(month);
    if (value === undefined) {
      broken = true;
      continue;
    }
    if (broken) runs.push([]);
    runs.at(-1)?.push({ x: getMiddle(index), value });
    broken = false;
  }
  return runs;
}

const formatPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${roundToHundredths(x)} ${y}`).join('');

/** The band from p10 to p90 as path data: x in months, y from the scale. Empty when no month has both. */
export function drawBandPath(months: readonly SalesMonth[], y: (price: number) => number): string {
  const bands = findRuns(months, ({ p10, p90 }) => (p10 === null || p90 === null ? undefined : { p10, p90 }));
  return bands
    .map((run) => {
      const [only] = run;
      const ends =
        run.length === 1 && only !== undefined
          ? [
              { ...only, x: only.x - ISOLATED_HALF_WIDTH },
              { ...only, x: only.x + ISOLATED_HALF_WIDTH },
            ]
          : run;
      const above = ends.map(({ x, value }) => [x, y(value.p90)] as const);
      const below = ends.map(({ x, value }) => [x, y(value.p10)] as const).toReversed();
      return `${formatPath([...above, ...below])}Z`;
    })
    .join('');
}

/** The line of medians as path data. Isolated months are omitted; they have dots only. */
export const drawMedianPath = (months: readonly SalesMonth[], y: (price: number) => number): string =>
  findRuns(months, ({ p50 }) => p50 ?? undefined)
    .filter((run) => run.length > 1)
    .map((run) => formatPath(run.map(({ x, value }) => [x, y(value)])))
    .join('');

/** Heights of a month's two bars in px; a count above zero is at least one pixel. */
export function findBarHeights(
  { sold, unsold }: Pick<SalesMonth, 'sold' | 'unsold'>,
  maxCount: number,
  height: number,
): { readonly sold: number; readonly unsold: number } {
  const scaled = (count: number) =>
    count === 0 ? 0 : Math.max(1, roundToHundredths((count / maxCount) * height));
  return { sold: scaled(sold), unsold: scaled(unsold) };
}

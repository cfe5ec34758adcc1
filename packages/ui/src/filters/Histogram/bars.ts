import type { Range } from '@vvoz/catalogue/query/query';
import type { Histogram } from '@vvoz/catalogue/query/view';

/** Units of the drawing: a bin is 100 wide, the highest bar 240 high. */
export const BIN = 100;
export const HEIGHT = 240;
const GAP = 7;
/** Keeps a bin with a single lot visible beside bins with thousands. */
const MIN_BAR_HEIGHT = 10;

/**
 * Path data of the bars inside and outside the range. Without a range all bars are outside. A bar ends where the next one
 * begins, so that only the first of several neighbours names its place.
 */
export function formatBars(
  { bins }: Histogram,
  range: Range | undefined,
): { inside: string; outside: string } {
  const maxCount = Math.max(...bins.map((bin) => bin.count));
  const paths = { inside: '', outside: '' };
  const ends = { inside: -1, outside: -1 };
  bins.forEach(({ from, to, count }, index) => {
    if (count === 0) return;
    const height = Math.max(MIN_BAR_HEIGHT, Math.round((count / maxCount) * HEIGHT));
    const last = index === bins.length - 1;
    const below = range?.min !== undefined && (last ? to < range.min : to <= range.min);
    const above = range?.max !== undefined && from > range.max;
    const place = range && !below && !above ? 'inside' : 'outside';
    const start = ends[place] === index ? '' : `M${index * BIN} ${HEIGHT}`;
    paths[place] += `${start}v${-height}h${BIN - GAP}V${HEIGHT}h${GAP}`;
    ends[place] = index + 1;
  });
  return paths;
}

/** The lowest and the highest value with lots, as precise as the bins; undefined when there are no lots. */
export function findLimits({ bins }: Histogram): { min: number; max: number } | undefined {
  const filled = bins.filter((bin) => bin.count > 0);
  const [first, last] = [filled[0], filled.at(-1)];
  if (!first || !last) return undefined;
  // A bin of one whole number, [2024, 2025), contains only that number.
  return { min: first.from, max: last.to - last.from === 1 && last !== bins.at(-1) ? last.from : last.to };
}

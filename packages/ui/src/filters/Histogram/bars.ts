import type { Range } from '@vvoz/catalogue/query/query';
import type { Histogram } from '@vvoz/catalogue/query/view';

/** Units of the drawing: a bin is 10 wide, the highest bar 24 high. */
export const BIN = 10;
export const HEIGHT = 24;
const GAP = 0.7;
/** Keeps a bin with a single lot visible beside bins with thousands. */
const MIN_BAR_HEIGHT = 1;

/** Path data of the bars inside and outside the range. Without a range all bars are outside. */
export function formatBars(
  { bins }: Histogram,
  range: Range | undefined,
): { inside: string; outside: string } {
  const maxCount = Math.max(...bins.map((bin) => bin.count));
  const paths = { inside: '', outside: '' };
  bins.forEach(({ from, to, count }, index) => {
    if (count === 0) return;
    const height = Math.max(MIN_BAR_HEIGHT, Math.round((count / maxCount) * HEIGHT * 10) / 10);
    const last = index === bins.length - 1;
    const below = range?.min !== undefined && (last ? to < range.min : to <= range.min);
    const above = range?.max !== undefined && from > range.max;
    const place = range && !below && !above ? 'inside' : 'outside';
    paths[place] += `M${index * BIN} ${HEIGHT}v${-height}h${BIN - GAP}V${HEIGHT}z`;
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

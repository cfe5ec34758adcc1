import type { Range } from '@vvoz/catalogue/query/query';
import type { Histogram as Counts } from '@vvoz/catalogue/query/view';
import { BIN, formatBars, HEIGHT } from './bars.ts';
import * as css from './Histogram.css.ts';

export interface HistogramProps {
  histogram: Counts;
  range?: Range | undefined;
  /** Accessible name: what the histogram shows and which part is selected. */
  label: string;
}

/** Distribution of the lots over a range; the selected part is in ink. */
export function Histogram({ histogram, range, label }: HistogramProps) {
  const { inside, outside } = formatBars(histogram, range);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${histogram.bins.length * BIN} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={css.outside} d={outside} />
      <path className={css.inside} d={inside} />
    </svg>
  );
}

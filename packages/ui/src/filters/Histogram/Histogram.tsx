import type { Range } from '@vvoz/catalogue/query/query';
import type { Histogram as Counts } from '@vvoz/catalogue/query/view';
import { BIN, bars, HEIGHT } from './bars.ts';
import * as css from './Histogram.css.ts';

export interface HistogramProps {
  histogram: Counts;
  range?: Range | undefined;
  /** Says what is drawn and what is chosen of it. */
  label: string;
}

/** How the lots spread over a range, the chosen part in ink. */
export function Histogram({ histogram, range, label }: HistogramProps) {
  const { inside, outside } = bars(histogram, range);
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

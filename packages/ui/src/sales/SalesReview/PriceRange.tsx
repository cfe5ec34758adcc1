import type { SalesFigures } from '../model/review.ts';
import * as css from './PriceRange.css.ts';

export interface PriceRangeProps {
  readonly figures: SalesFigures;
  /** Position of a price, in percent. */
  readonly toX: (price: number) => number;
  /** The median of all groups. */
  readonly overall?: number | undefined;
}

/** Narrowest bar, in percent. */
const MIN_WIDTH = 0.5;

/** The usual range of a group as a bar with its median on a common scale. The text beside it says the same. */
export function PriceRange({ figures: { p10, p50, p90 }, toX, overall }: PriceRangeProps) {
  if (p10 === undefined || p50 === undefined || p90 === undefined) return null;
  const [from, middle, to] = [toX(p10), `${toX(p50)}%`, toX(p90)];
  return (
    <svg className={css.range} aria-hidden="true">
      <rect
        className={css.bar}
        x={`${from}%`}
        y="25%"
        width={`${Math.max(MIN_WIDTH, to - from)}%`}
        height="50%"
      />
      {overall === undefined ? null : (
        <line className={css.overall} x1={`${toX(overall)}%`} x2={`${toX(overall)}%`} y1="0" y2="100%" />
      )}
      <line className={css.middle} x1={middle} x2={middle} y1="10%" y2="90%" />
    </svg>
  );
}

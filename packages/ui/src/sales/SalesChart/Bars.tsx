import type { SalesMonth } from '../model/sales.ts';
import { findBarHeights } from '../model/salesPath.ts';
import * as css from './Chart.css.ts';
import { BARS, formatCentre } from './chartSize.ts';

/** Width of a bar in px; two years of bars still fit a phone. */
const WIDE_BAR = 8;
const THIN_BAR = 3;
const MAX_MONTHS_WITH_WIDE_BARS = 13;

/** Bars of the sold (filled) and unsold (outlined) lots per month. */
export function Bars({ months, maxCount }: { months: readonly SalesMonth[]; maxCount: number }) {
  const width = months.length > MAX_MONTHS_WITH_WIDE_BARS ? THIN_BAR : WIDE_BAR;
  const bottom = BARS.top + BARS.height;
  return (
    <>
      {months.map((month, index) => {
        const { sold, unsold } = findBarHeights(month, maxCount, BARS.height);
        return (
          // Each month has its own origin: percent horizontally, pixels inside.
          <svg key={month.month} x={formatCentre(index, months.length)} overflow="visible">
            <rect className={css.sold} x={-width} y={bottom - sold} width={width} height={sold} />
            {unsold === 0 ? null : (
              <rect className={css.unsold} x={1.5} y={bottom - unsold} width={width - 1} height={unsold} />
            )}
          </svg>
        );
      })}
      <line className={css.base} x1="0" x2="100%" y1={bottom + 0.5} y2={bottom + 0.5} />
    </>
  );
}

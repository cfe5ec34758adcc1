import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import type { SalesMonth } from '../model/sales.ts';
import { formatMonthLong, describeSales } from '../model/sales.ts';
import { drawBandPath, drawMedianPath } from '../model/salesPath.ts';
import { chooseAxisUnit, createPriceScale } from '../model/salesScale.ts';
import { Bars } from './Bars.tsx';
import * as css from './Chart.css.ts';
import { BARS, formatCentre, CHART_HEIGHT, PLOT, TOP } from './chartSize.ts';
import { Legend } from './Legend.tsx';
import { MonthNames } from './MonthNames.tsx';

export interface ChartMarker {
  /** In the currency of the chart. */
  readonly price: number;
  /** «старт». */
  readonly label: string;
}

export interface ChartProps {
  /** Oldest first; at least one has prices. */
  months: readonly SalesMonth[];
  currency: Currency;
  marker?: ChartMarker | undefined;
}

const formatPointerText = ({ month, p50, sold, unsold }: SalesMonth, currency: Currency): string =>
  `${formatMonthLong(month)}: ${p50 === null ? '' : `медиана ${formatMoney(p50, currency)}, `}продано ${formatNumber(sold)} из${NBSP}${formatNumber(sold + unsold)}`;

/** A page has one chart. */
const CHART_ID = 'sales-chart';

/**
 * The chart itself: price band, median line and dots by month, with bars of the counts below. Rendered on the
 * server, as wide as its container.
 */
export function Chart({ months, currency, marker }: ChartProps) {
  const { ticks, y, side } = createPriceScale(months, PLOT, marker?.price);
  const unit = chooseAxisUnit(ticks, currency);
  const maxCount = Math.max(1, ...months.flatMap(({ sold, unsold }) => [sold, unsold]));
  const at = marker === undefined ? 'inside' : side(marker.price);
  const beyond = { above: ' ↑', below: ' ↓', inside: '' }[at];
  // A price outside the axis is shown at its edge, with an arrow.
  const markerY = { above: TOP, below: TOP + PLOT, inside: TOP + y(marker?.price ?? 0) }[at];

  return (
    <figure>
      <div className={css.chart}>
        <svg className={css.drawing} height={CHART_HEIGHT} aria-hidden="true">
          <text x="0" y="12">
            {unit.label}
          </text>
          {ticks.map((tick) => (
            <text key={tick} x="44" y={TOP + y(tick) + 4} textAnchor="end">
              {unit.text(tick)}
            </text>
          ))}
          <text x="44" y={BARS.top + 10} textAnchor="end">
            {formatNumber(maxCount)}
          </text>
        </svg>
        <svg
          className={css.drawing}
          height={CHART_HEIGHT}
          role="img"
          aria-labelledby={`${CHART_ID}-title`}
          aria-describedby={`${CHART_ID}-desc`}
        >
          <title id={`${CHART_ID}-title`}>Цены продаж по месяцам</title>
          <desc id={`${CHART_ID}-desc`}>{describeSales(months, currency)}</desc>
          {ticks.map((tick) => (
            <line key={tick} className={css.grid} x1="0" x2="100%" y1={TOP + y(tick)} y2={TOP + y(tick)} />
          ))}
          {/* One unit per month horizontally, pixels vertically: scaled without scaling the strokes. */}
          <svg y={TOP} height={PLOT} viewBox={`0 0 ${months.length} ${PLOT}`} preserveAspectRatio="none">
            <path className={css.band} d={drawBandPath(months, y)} vectorEffect="non-scaling-stroke" />
            <path className={css.median} d={drawMedianPath(months, y)} vectorEffect="non-scaling-stroke" />
          </svg>
          {marker === undefined ? null : (
            <>
              {at === 'inside' ? (
                <line className={css.marker} x1="0" x2="100%" y1={markerY} y2={markerY} />
              ) : null}
              <text
                className={css.over}
                x="100%"
                y={at === 'above' ? markerY + 14 : markerY - 6}
                textAnchor="end"
              >
                {`${marker.label} ${formatMoney(marker.price, currency)}${beyond}`}
              </text>
            </>
          )}
          {months.map(({ month, p50 }, index) =>
            p50 === null ? null : (
              <circle
                key={month}
                className={css.dot}
                cx={formatCentre(index, months.length)}
                cy={TOP + y(p50)}
                r="3.5"
              />
            ),
          )}
          <Bars months={months} maxCount={maxCount} />
          <MonthNames months={months} />
          {months.map((month, index) => (
            <rect
              key={month.month}
              className={css.column}
              x={`${(index / months.length) * 100}%`}
              width={`${100 / months.length}%`}
              height={CHART_HEIGHT}
            >
              <title>{formatPointerText(month, currency)}</title>
            </rect>
          ))}
        </svg>
      </div>
      <Legend />
    </figure>
  );
}

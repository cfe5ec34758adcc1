import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import type { ComparedSale } from '../model/compared.ts';
import { chooseAxisUnit, listNiceTicks } from '../model/salesScale.ts';
import * as chart from '../SalesChart/Chart.css.ts';

/** Heights in px from the top: the unit, the plot, the kilometres. */
const TOP = 26;
const PLOT = 220;
const HEIGHT = TOP + PLOT + 24;
/** A page has one chart. */
const ID = 'compared-chart';

/** A price of the lot on the page. */
export interface LotPrices {
  /** km */
  readonly mileage?: number | undefined;
  /** Ends and middle of the estimate. */
  readonly estimate?: { readonly low: number; readonly middle: number; readonly high: number } | undefined;
  /** What a sold lot went for. */
  readonly paid?: number | undefined;
}

export interface ComparedChartProps extends LotPrices {
  sales: readonly ComparedSale[];
  currency: Currency;
}

/** The sales by mileage and price, and among them the lot: its mileage, and the band of its estimate or its price. */
export function ComparedChart({ sales, currency, mileage, estimate, paid }: ComparedChartProps) {
  const known = sales.flatMap((sale) => (sale.mileage === undefined ? [] : [{ ...sale, km: sale.mileage }]));
  const prices = [
    ...known.map(({ price }) => price),
    ...(estimate ? [estimate.low, estimate.high] : []),
    ...(paid === undefined ? [] : [paid]),
  ];
  const distances = [...known.map(({ km }) => km), ...(mileage === undefined ? [] : [mileage])];
  if (known.length === 0) return null;
  const ticks = listNiceTicks(Math.min(...prices), Math.max(...prices));
  const kmTicks = listNiceTicks(Math.min(...distances), Math.max(...distances), 4);
  const unit = chooseAxisUnit(ticks, currency);
  const place = (value: number, of: readonly number[]): number =>
    (value - (of[0] ?? 0)) / ((of.at(-1) ?? 1) - (of[0] ?? 0));
  // Whole pixels and tenths of a percent: further digits of forty dots are weight that nobody sees.
  const y = (price: number): number => Math.round(TOP + PLOT * (1 - place(price, ticks)));
  const x = (km: number): string => `${Math.round(place(km, kmTicks) * 1000) / 10}%`;
  const line = estimate ? { price: estimate.middle, label: 'обычно дают' } : undefined;
  const own = paid === undefined ? line : { price: paid, label: 'этот продан за' };
  return (
    <figure>
      <div className={chart.chart}>
        <svg className={chart.drawing} height={HEIGHT} aria-hidden="true">
          <text x="0" y="12">
            {unit.label}
          </text>
          {ticks.map((tick) => (
            <text key={tick} x="44" y={y(tick) + 4} textAnchor="end">
              {unit.text(tick)}
            </text>
          ))}
        </svg>
        <svg
          className={chart.drawing}
          height={HEIGHT}
          role="img"
          aria-labelledby={`${ID}-title`}
          aria-describedby={`${ID}-desc`}
        >
          <title id={`${ID}-title`}>Продажи по пробегу и цене</title>
          <desc id={`${ID}-desc`}>
            {`Каждая точка — продажа${own ? `, линия — ${own.label} ${formatMoney(own.price, currency)}` : ''}. Те же числа в таблице.`}
          </desc>
          {estimate === undefined ? null : (
            <rect
              className={chart.band}
              x="0"
              width="100%"
              y={y(estimate.high)}
              height={y(estimate.low) - y(estimate.high)}
            />
          )}
          {ticks.map((tick) => (
            <line key={tick} className={chart.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
          {mileage === undefined ? null : (
            <line className={chart.marker} x1={x(mileage)} x2={x(mileage)} y1={TOP} y2={TOP + PLOT} />
          )}
          {own === undefined ? null : (
            <line className={chart.median} x1="0" x2="100%" y1={y(own.price)} y2={y(own.price)} />
          )}
          {known.map(({ id, km, price }) => (
            <circle key={id} className={chart.dot} cx={x(km)} cy={y(price)} r="3.5" />
          ))}
          {own === undefined ? null : (
            <text className={chart.over} x="100%" y={y(own.price) - 6} textAnchor="end">
              {`${own.label} ${formatMoney(own.price, currency)}`}
            </text>
          )}
          {kmTicks.map((tick, index) => (
            <text
              key={tick}
              x={x(tick)}
              y={HEIGHT - 4}
              textAnchor={index === 0 ? 'start' : index === kmTicks.length - 1 ? 'end' : 'middle'}
            >
              {`${formatNumber(tick / 1000)}${index === kmTicks.length - 1 ? `${NBSP}тыс.${NBSP}км` : ''}`}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={chart.legend}>
        <span className={chart.key}>
          <svg className={chart.swatch} viewBox="0 0 16 12" aria-hidden="true">
            <circle className={chart.dot} cx="8" cy="6" r="3.5" />
          </svg>
          продажа
        </span>
        {estimate === undefined ? null : (
          <span className={chart.key}>
            <svg className={chart.swatch} viewBox="0 0 16 12" aria-hidden="true">
              <rect className={chart.band} x="0.5" y="0.5" width="15" height="11" />
            </svg>
            обычно от и до для этого лота
          </span>
        )}
        {mileage === undefined ? null : (
          <span className={chart.key}>
            <svg className={chart.swatch} viewBox="0 0 16 12" aria-hidden="true">
              <path className={chart.marker} d="M8 0V12" />
            </svg>
            пробег этого лота
          </span>
        )}
      </figcaption>
    </figure>
  );
}

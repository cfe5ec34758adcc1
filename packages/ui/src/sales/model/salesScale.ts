import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import type { SalesMonth } from './sales.ts';

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) that is at least `min`, which is above zero. */
function findNiceStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  const nice = STEPS.find((step) => step * power >= min * (1 - 1e-9)) ?? 10;
  // Prices are whole numbers, so a step is never a fraction.
  return Math.max(1, nice * power);
}

/**
 * Evenly spaced round values that cover `low` to `high`: about `count` of them, at least two. Both ends are zero or
 * more, in any order.
 */
export function listNiceTicks(low: number, high: number, count = 5): readonly number[] {
  const from = Math.max(0, Math.min(low, high));
  const to = Math.max(low, high, 0);
  // A single price gets space on both sides.
  const span = to - from || Math.max(1, to * 0.2);
  const step = findNiceStep(span / Math.max(1, count - 1));
  const first = Math.floor(from / step);
  const last = Math.max(Math.ceil(to / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Math.round((first + index) * step));
}

/** The unit of an axis and its format of prices. */
export interface AxisUnit {
  /** «млн ¥», «тыс. ¥», «¥». */
  readonly label: string;
  /** 1 200 000 → «1,2». */
  readonly text: (value: number) => string;
}

const UNITS = [
  { from: 1_000_000, word: 'млн' },
  { from: 10_000, word: 'тыс.' },
] as const;

/** The unit that suits the highest tick, with as many decimals as distinguish neighbours. */
export function chooseAxisUnit(ticks: readonly number[], currency: Currency): AxisUnit {
  const sign = formatMoney(0, currency).slice(2);
  const unit = UNITS.find(({ from }) => (ticks.at(-1) ?? 0) >= from);
  if (unit === undefined) return { label: sign, text: formatNumber };
  const size = unit.word === 'млн' ? 1_000_000 : 1000;
  const digits = Math.max(
    ...ticks.map(
      (tick) => (/\.(?<fraction>\d+)$/.exec(String(tick / size))?.groups?.['fraction'] ?? '').length,
    ),
  );
  const text = (value: number) => {
    const [whole = '', fraction] = (value / size).toFixed(digits).split('.');
    return fraction === undefined
      ? formatNumber(Number(whole))
      : `${formatNumber(Number(whole))},${fraction}`;
  };
  return { label: `${unit.word}${NBSP}${sign}`, text };
}

/** Converts prices to heights; zero is the top. */
export interface PriceScale {
  readonly ticks: readonly number[];
  readonly y: (price: number) => number;
  /** Where a price is relative to the ticks. */
  readonly side: (price: number) => 'above' | 'inside' | 'below';
}

/** A price beside the curve may widen the axis by at most this part of the curve's height. */
const MAX_WIDENING = 0.5;

/**
 * The price axis of the months, `height` px high.
 * @param marker another price; included only when it is close to the others, because a distant start price would
 * flatten them
 */
export function createPriceScale(months: readonly SalesMonth[], height: number, marker?: number): PriceScale {
  const prices = months.flatMap(({ p10, p50, p90 }) => [p10, p50, p90]).filter((price) => price !== null);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const room = (high - low) * MAX_WIDENING;
  const near = marker !== undefined && marker >= low - room && marker <= high + room ? [marker] : [];
  const ticks = prices.length === 0 ? [0, 1] : listNiceTicks(Math.min(low, ...near), Math.max(high, ...near));
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  return {
    ticks,
    y: (price) => roundToHundredths(height * (1 - (price - bottom) / (top - bottom))),
    side: (price) => (price > top ? 'above' : price < bottom ? 'below' : 'inside'),
  };
}

/** Rounds to a hundredth of a pixel, to keep the page small. */
export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;

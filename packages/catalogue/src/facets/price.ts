import { formatNumber } from '../words/format.ts';
import type { Currency } from '../words/currencies.ts';
import type { FacetDetails, FixedOption, ListRow } from './facetRow.ts';

const THOUSAND = 1000;

/** Bounds of the offered intervals, thousands of the currency: quarters of the machines on sale, rounded. */
const BOUNDS: Readonly<Partial<Record<Currency, readonly [number, number, number]>>> = {
  cny: [120, 200, 400],
  jpy: [1000, 3000, 6000],
};

/** «до 400 000», «400 000–700 000», «от 700 000». */
function formatInterval(value: string): string {
  const [from = '', to = ''] = value.split('-');
  if (from === '' || from === '0') return `до ${formatNumber(Number(to))}`;
  return to === ''
    ? `от ${formatNumber(Number(from))}`
    : `${formatNumber(Number(from))}–${formatNumber(Number(to))}`;
}

/** «до 400 тыс.», «4–8 млн». */
function formatShort(from: number | undefined, to: number | undefined): string {
  const inMillions = (from ?? to ?? 0) >= THOUSAND;
  const word = inMillions ? 'млн' : 'тыс.';
  const format = (amount: number) => formatNumber(inMillions ? amount / THOUSAND : amount);
  if (from === undefined) return `до ${format(to ?? 0)} ${word}`;
  return to === undefined ? `от ${format(from)} ${word}` : `${format(from)}–${format(to)} ${word}`;
}

function listIntervals(currency: Currency | undefined): readonly FixedOption[] {
  const [low, middle, high] = (currency && BOUNDS[currency]) ?? [];
  if (low === undefined || middle === undefined || high === undefined) return [];
  const pairs = [
    [undefined, low],
    [low, middle],
    [middle, high],
    [high, undefined],
  ] as const;
  return pairs.map(([from, to]) => ({
    label: formatShort(from, to),
    values: [`${from === undefined ? 0 : from * THOUSAND}-${to === undefined ? '' : to * THOUSAND}`],
  }));
}

/** Price of machinery in the lot's currency: one or several intervals, `1000000-3000000`. */
export const price = {
  key: 'price',
  kind: 'list',
  url: 'price',
  label: 'Цена',
  case: 'lower',
  pattern: /^(\d{1,12}-\d{0,12}|-\d{1,12})$/,
  control: 'choices',
  several: true,
  choices: ({ currency }) => listIntervals(currency),
  valueText: (value) => `цена ${formatInterval(value)}`,
} as const satisfies ListRow;

export const getPriceDetails = () =>
  ({
    v1: 'price_interval',
    v2: 'price_interval',
    options: 'filter',
    seo: 'noindex',
    explanation: 'В валюте лота; можно выбрать несколько промежутков',
    wire: 'intervals',
    refusal: 'must be two whole numbers with - between them: 1000-2000',
    stored: { as: 'number', column: 'price' },
    counted: { as: 'none' },
    without: 'цены',
    dropCost: 45,
  }) as const satisfies FacetDetails;

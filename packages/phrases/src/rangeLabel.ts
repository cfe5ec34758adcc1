import { getFacet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { CURRENCIES, type Currency } from '@vvoz/catalogue/words/currencies';
import type { Range } from '@vvoz/catalogue/query/query';

/** «2018–2021», «от 2018», «до 2020», «2019». */
export function formatRange({ min, max }: Range, format: (value: number) => string): string {
  if (min !== undefined && max !== undefined)
    return min === max ? format(min) : `${format(min)}–${format(max)}`;
  if (min !== undefined) return `от${NBSP}${format(min)}`;
  return max === undefined ? '' : `до${NBSP}${format(max)}`;
}

/** 1.5 → «1,5». */
export const formatDecimal = (value: number): string => String(value).replace('.', ',');

const isCurrency = (word: string | undefined): word is Currency => CURRENCIES.some((code) => code === word);

/** Label of a range on its chip. `litres`: the engine size was given in litres; `currency`: that of a price. */
export function formatRangeLabel(
  key: FacetKey,
  range: Range,
  { litres, currency }: { readonly litres: boolean; readonly currency: string | undefined },
): string {
  if (key === 'year') return formatRange(range, String);
  if (key === 'engine' && litres) return `${formatRange(range, (cc) => formatDecimal(cc / 1000))}${NBSP}л`;
  const text = formatRange(range, formatNumber);
  if (key === 'finish' || key === 'price') {
    const sign = isCurrency(currency) ? formatMoney(0, currency).slice(1) : '';
    return `${text}${sign}`;
  }
  const row = getFacet(key);
  const unit = row.kind === 'range' && row.unit !== '' ? `${NBSP}${row.unit}` : '';
  return key === 'cost' ? `${text}${unit} под${NBSP}ключ` : `${text}${unit}`;
}

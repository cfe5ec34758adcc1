import { formatMoney, NBSP } from '@vvoz/api/catalog/format';
import type { Currency } from '@vvoz/api/catalog/lot';

/** «¥», «CN¥», «KRW»: as `formatMoney` writes it. */
export const currencySign = (currency: Currency): string => formatMoney(0, currency).split(NBSP).at(-1) ?? '';

import { formatCount, formatMoney } from '@vvoz/catalogue/words/format';
import { currencyForms, sharesSign, type Currency } from '@vvoz/catalogue/words/currencies';

/** ₽ for one unit. */
export type RubRates = Readonly<Partial<Record<string, number>>>;

/** How a lot's own price is written. */
export type WriteMoney = (amount: number, currency: Currency) => string;

/**
 * Writes amounts in a chosen currency by the Bank of Russia's rates, «≈» before what was converted; in their own where
 * none is chosen or a rate is missing. Yen that become yuan are spelled out («≈ 42 700 юаней»): both are «¥».
 */
export const createMoneyWriter =
  (chosen: Currency | undefined, rates: RubRates): WriteMoney =>
  (amount, currency) => {
    const rub = (of: Currency): number | undefined => (of === 'rub' ? 1 : rates[of]);
    if (chosen === undefined || chosen === currency) return formatMoney(amount, currency);
    const from = rub(currency);
    const to = rub(chosen);
    if (from === undefined || to === undefined) return formatMoney(amount, currency);
    const converted = (amount * from) / to;
    const text = sharesSign(chosen, currency)
      ? formatCount(Math.round(converted), currencyForms(chosen))
      : formatMoney(converted, chosen);
    return `≈\u00A0${text}`;
  };

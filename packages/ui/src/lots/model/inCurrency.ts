import { formatCount, formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { getCurrencyForms, sharesSign, type Currency } from '@vvoz/catalogue/words/currencies';

/** Roubles for one unit, by currency. */
export type RubRates = Readonly<Partial<Record<string, number>>>;

/** Formats a lot's own price. */
export type WriteMoney = (amount: number, currency: Currency) => string;

/** Formats a lot's own price where lots of several countries meet, as on the shelf: yuan are «128 000 CN¥» there. */
export const formatAmongCurrencies: WriteMoney = (amount, currency) =>
  currency === 'cny' ? `${formatNumber(amount)}${NBSP}CN¥` : formatMoney(amount, currency);

/**
 * Returns a function that formats amounts in a chosen currency at the Bank of Russia's rates, with «≈» before a
 * converted amount. Without a choice or a rate, amounts stay in their own currency. Yen converted to yuan are
 * written in words («≈ 42 700 юаней»), because both use «¥».
 */
export const createMoneyWriter =
  (chosen: Currency | undefined, rates: RubRates): WriteMoney =>
  (amount, currency) => {
    const getRate = (of: Currency): number | undefined => (of === 'rub' ? 1 : rates[of]);
    if (chosen === undefined || chosen === currency) return formatMoney(amount, currency);
    const from = getRate(currency);
    const to = getRate(chosen);
    if (from === undefined || to === undefined) return formatMoney(amount, currency);
    const converted = (amount * from) / to;
    const text = sharesSign(chosen, currency)
      ? formatCount(Math.round(converted), getCurrencyForms(chosen))
      : formatMoney(converted, chosen);
    return `≈\u00A0${text}`;
  };

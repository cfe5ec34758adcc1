/** Lower-case ISO 4217 codes of the currencies that lots are priced in. */
export const CURRENCIES = ['jpy', 'cny', 'krw', 'rub', 'usd', 'eur'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How a currency is written: its sign behind a sum, and the forms of its name for one, few and many. */
interface CurrencyWords {
  readonly sign: string;
  readonly forms: readonly [one: string, few: string, many: string];
}

/** Signs by the specification (section 9): yen and yuan share «¥». */
const CURRENCY_WORDS: Readonly<Record<Currency, CurrencyWords>> = {
  jpy: { sign: '¥', forms: ['иена', 'иены', 'иен'] },
  cny: { sign: '¥', forms: ['юань', 'юаня', 'юаней'] },
  krw: { sign: '₩', forms: ['вона', 'воны', 'вон'] },
  rub: { sign: '₽', forms: ['рубль', 'рубля', 'рублей'] },
  usd: { sign: '$', forms: ['доллар', 'доллара', 'долларов'] },
  eur: { sign: '€', forms: ['евро', 'евро', 'евро'] },
};

export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

/** «¥», «₩»; the code in capitals for a currency that no lot is priced in. */
export const currencySign = (code: string): string =>
  isCurrency(code) ? CURRENCY_WORDS[code].sign : code.toUpperCase();

/** «юань», «юаня», «юаней»: for texts in which the sign alone would be read as another currency. */
export const currencyForms = (currency: Currency): CurrencyWords['forms'] => CURRENCY_WORDS[currency].forms;

/** True for two currencies that are written with one sign: yen and yuan. */
export const sharesSign = (one: string, other: string): boolean =>
  one !== other && currencySign(one) === currencySign(other);

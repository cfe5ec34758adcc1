/** Lower-case ISO 4217 codes of the currencies that lots are priced in. */
export const CURRENCIES = ['jpy', 'cny', 'krw', 'rub', 'usd', 'eur'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Sign of a currency after a sum, and its name in the plural for an option. */
interface CurrencyWords {
  readonly sign: string;
  readonly name: string;
}

/** Signs by the specification (section 9): yen and yuan share «¥». */
const CURRENCY_WORDS: Readonly<Record<Currency, CurrencyWords>> = {
  jpy: { sign: '¥', name: 'иены' },
  cny: { sign: '¥', name: 'юани' },
  krw: { sign: '₩', name: 'воны' },
  rub: { sign: '₽', name: 'рубли' },
  usd: { sign: '$', name: 'доллары' },
  eur: { sign: '€', name: 'евро' },
};

/** Forms of names that texts spell out, because yen and yuan share a sign. */
const SPELLED_FORMS = {
  jpy: ['иена', 'иены', 'иен'],
  cny: ['юань', 'юаня', 'юаней'],
} as const;
type SpelledCurrency = keyof typeof SPELLED_FORMS;

export const isCurrency = (code: string): code is Currency =>
  (CURRENCIES as readonly string[]).includes(code);

/** «¥», «₩»; the code in capitals for any other currency. */
export const getCurrencySign = (code: string): string =>
  isCurrency(code) ? CURRENCY_WORDS[code].sign : code.toUpperCase();

/** «юани», «доллары». */
export const getCurrencyName = (currency: Currency): string => CURRENCY_WORDS[currency].name;

/** «юань», «юаня», «юаней». */
export const getCurrencyForms = (
  currency: SpelledCurrency,
): readonly [one: string, few: string, many: string] => SPELLED_FORMS[currency];

/** True for two currencies that are written with one sign: yen and yuan. */
export const sharesSign = (one: string, other: string): one is SpelledCurrency =>
  one !== other && getCurrencySign(one) === getCurrencySign(other);

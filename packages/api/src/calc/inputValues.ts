import { z } from 'zod';

/** A complaint in both languages of our messages, English first. */
export const inBoth = (en: string, ru: string): string => `${en} / ${ru}`;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Blank is nothing; digits in a string are a number. */
const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return DECIMAL.test(text) ? Number(text) : value;
};

const notANumber = inBoth('must be a number', 'должно быть числом');

/** A number above zero and not beyond `max`, also as a string of digits. */
export const positive = (max: number) =>
  z.preprocess(
    fromText,
    z
      .number({ error: notANumber })
      .gt(0, { error: inBoth('must be above zero', 'должно быть больше нуля') })
      .max(max, { error: inBoth(`must not exceed ${max}`, `должно быть не больше ${max}`) }),
  );

/** A whole number from `min` to `max`, also as a string of digits. */
export const whole = (min: number, max: number) =>
  z.preprocess(
    fromText,
    z
      .number({ error: notANumber })
      .int({ error: inBoth('must be a whole number', 'должно быть целым числом') })
      .min(min, { error: inBoth(`must be at least ${min}`, `должно быть не меньше ${min}`) })
      .max(max, { error: inBoth(`must not exceed ${max}`, `должно быть не больше ${max}`) }),
  );

/** A number from zero to `max`: an electric car has no displacement. */
export const fromZero = (max: number) =>
  z.preprocess(
    fromText,
    z
      .number({ error: notANumber })
      .min(0, { error: inBoth('must not be negative', 'не может быть отрицательным') })
      .max(max, { error: inBoth(`must not exceed ${max}`, `должно быть не больше ${max}`) }),
  );

/** One of the words, in any case. */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(words, { error: inBoth(`must be one of ${words.join(', ')}`, `допустимо: ${words.join(', ')}`) }),
  );

/** One of the words, which may also be said by another name; in any case. */
export const oneOfNamed = <const T extends readonly string[]>(
  words: T,
  names: Readonly<Record<string, T[number]>>,
) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const word = value.trim().toLowerCase();
      return Object.hasOwn(names, word) ? names[word] : word;
    },
    z.enum(words, {
      error: inBoth(
        `must be one of ${words.join(', ')}`,
        `допустимо: ${[...words, ...Object.keys(names)].join(', ')}`,
      ),
    }),
  );

/** Three letters of a currency, in lower case. */
export const currencyCode = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z
    .string({ error: inBoth('must be a currency code', 'должно быть кодом валюты') })
    .regex(/^[a-z]{3}$/, { error: inBoth('must be a currency code', 'должно быть кодом валюты') }),
);

/** Keys whose value is null, undefined or blank are not there at all. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, item]) => item !== undefined && item !== null && !(typeof item === 'string' && item.trim() === ''),
    ),
  );
}

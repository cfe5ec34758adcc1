import { z } from 'zod';
import { inBothLanguages } from '../wire/complaints.ts';

const DECIMAL = /^-?\d{1,15}([.,]\d{1,10})?$/;

/** Converts a decimal string (point or comma) to a number; null and blank strings become undefined. */
const parseDecimal = (value: unknown): unknown => {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : value;
};

const toLower = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  return value.trim().toLowerCase() || undefined;
};

const number = z.number({ error: inBothLanguages('must be a number', 'должно быть числом') });
const createMaxError = (max: number) => ({
  error: inBothLanguages(`must be ${max} or less`, `должно быть не больше ${max}`),
});

/** A number above zero. */
export const positive = (max: number) =>
  z.preprocess(
    parseDecimal,
    number
      .gt(0, { error: inBothLanguages('must be above zero', 'должно быть больше нуля') })
      .max(max, createMaxError(max)),
  );

/** An optional number above zero. */
export const optionalPositive = (max: number) =>
  z.preprocess(
    parseDecimal,
    number
      .gt(0, { error: inBothLanguages('must be above zero', 'должно быть больше нуля') })
      .max(max, createMaxError(max))
      .optional(),
  );

const MAX_POWERS = 20;
const POWERS = inBothLanguages(
  `must be up to ${MAX_POWERS} numbers, such as 280,313`,
  `до ${MAX_POWERS} чисел, например 280,313`,
);

/** Optional powers, one of which is the vehicle's: a list of numbers, or `280,294,313`. */
export const optionalPowers = (max: number) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value ?? undefined;
      return value.trim() === '' ? undefined : value.split(',').map(Number);
    },
    z
      .array(z.number({ error: POWERS }).gt(0, { error: POWERS }).max(max, createMaxError(max)), {
        error: POWERS,
      })
      .min(1, { error: POWERS })
      .max(MAX_POWERS, { error: POWERS })
      .optional(),
  );

/** An optional number of zero or more: an electric car has a displacement of 0. */
export const optionalFromZero = (max: number) =>
  z.preprocess(
    parseDecimal,
    number
      .min(0, { error: inBothLanguages('must not be negative', 'не может быть отрицательным') })
      .max(max, createMaxError(max))
      .optional(),
  );

/** An optional whole number. */
export const optionalWhole = (min: number, max: number) =>
  z.preprocess(
    parseDecimal,
    number
      .int({ error: inBothLanguages('must be whole', 'должно быть целым') })
      .min(min, { error: inBothLanguages(`must be ${min} or more`, `должно быть не меньше ${min}`) })
      .max(max, createMaxError(max))
      .optional(),
  );

/** An optional word of a closed list, in any case. `names`: aliases → word. */
export const optionalWord = <const T extends readonly string[]>(
  words: T,
  names: Readonly<Record<string, T[number]>> = {},
) =>
  z.preprocess(
    (value) => {
      const word = toLower(value);
      return typeof word === 'string' && Object.hasOwn(names, word) ? names[word] : word;
    },
    z
      .enum(words, {
        error: inBothLanguages(
          `must be one of ${words.join(', ')}`,
          `допустимо: ${[...words, ...Object.keys(names)].join(', ')}`,
        ),
      })
      .optional(),
  );

/** The same for words in capitals, such as M1. */
export const optionalUpperWord = <const T extends readonly string[]>(words: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toUpperCase() || undefined : (value ?? undefined)),
    z
      .enum(words, {
        error: inBothLanguages(`must be one of ${words.join(', ')}`, `допустимо: ${words.join(', ')}`),
      })
      .optional(),
  );

const CURRENCY = inBothLanguages(
  'must be a currency code, such as jpy',
  'должно быть кодом валюты, например jpy',
);

/** A currency code of three letters, converted to lower case. */
export const currencyCode = z.preprocess(
  toLower,
  z.string({ error: CURRENCY }).regex(/^[a-z]{3}$/, { error: CURRENCY }),
);
export const optionalCurrency = z.preprocess(
  toLower,
  z
    .string({ error: CURRENCY })
    .regex(/^[a-z]{3}$/, { error: CURRENCY })
    .optional(),
);

/** An optional text of up to 100 characters, trimmed. */
export const optionalShortText = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)),
  z
    .string({ error: inBothLanguages('must be text', 'должно быть текстом') })
    .max(100, { error: inBothLanguages('is too long', 'слишком длинное значение') })
    .optional(),
);

/** An optional day between 2000 and 2100. */
export const optionalDay = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)),
  z.iso
    .date({
      error: inBothLanguages('must be a day, such as 2026-11-21', 'должно быть датой вида 2026-11-21'),
    })
    .refine((day) => day >= '2000' && day < '2101', {
      error: inBothLanguages('must be between 2000 and 2100', 'должно быть между 2000 и 2100 годом'),
    })
    .optional(),
);

/** An optional flag: true or false, in an address also 1 or 0. */
export const optionalFlag = z.preprocess(
  (value) => {
    const word = toLower(value);
    if (word === '1' || word === 'true') return true;
    return word === '0' || word === 'false' ? false : word;
  },
  z.boolean({ error: inBothLanguages('must be true or false', 'должно быть true или false') }).optional(),
);

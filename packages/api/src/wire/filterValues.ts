import { z } from 'zod';
import { GRADE_VALUES, decodeGrade } from '@vvoz/catalogue/words/gradeOptions';
import { splitAtCommas } from '@vvoz/catalogue/query/commaLists';
import type { ListFacet } from '@vvoz/catalogue/facets/facets';

const MAX_VALUES_PER_FIELD = 200;

/** A list from one or several values of one name in a query string. Comma-separated values are split. */
const listOf = (tidy: (part: string) => string, item: z.ZodType<string, string>) =>
  z
    .union([z.string(), z.array(z.string()).max(MAX_VALUES_PER_FIELD)])
    .transform((value) =>
      [value]
        .flat()
        .flatMap(splitAtCommas)
        .map(tidy)
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(MAX_VALUES_PER_FIELD));

const tidyWord = (part: string): string => part.normalize('NFC').trim().replace(/\s+/g, ' ');

const createTidy =
  (letters: ListFacet['case']) =>
  (part: string): string =>
    letters === 'upper' ? tidyWord(part).toUpperCase() : tidyWord(part).toLowerCase();

/** Values that a selector sends when nothing is chosen: `priv_incl_like=all`. */
const NO_CHOICE: ReadonlySet<string> = new Set(['all', 'any']);

/** Words of a facet, checked by its pattern. If the facet lists its values, «all» means no choice. */
export const facetWords = ({ pattern, case: letters, values }: ListFacet, allowed: string) => {
  const tidy = createTidy(letters);
  return listOf(
    (part) => (values && NO_CHOICE.has(part.trim().toLowerCase()) ? '' : tidy(part)),
    z.string().regex(pattern, allowed),
  );
};

/**
 * Converts the grade codes of version 1 before `schema` reads them. A code stands for all grades of its option. With
 * `end`, the value is one bound of a range: a single code, which means its best or worst grade.
 */
export const fromGradeCodes = (schema: z.ZodType, end?: 'best' | 'worst') =>
  z.preprocess((value) => {
    const texts = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(texts) || !texts.every((one) => typeof one === 'string')) return value;
    const grades = texts
      .flatMap((text) => text.split(','))
      .flatMap((code) => {
        const optionGrades = decodeGrade(code.trim());
        return end === undefined ? optionGrades : optionGrades.slice(...(end === 'best' ? [-1] : [0, 1]));
      });
    return end === undefined ? grades : grades[0];
  }, schema);

/** Parts of names, for a search inside names. */
export const nameParts = (letters: ListFacet['case']) =>
  listOf(createTidy(letters), z.string().max(80, 'must not have more than 80 characters'));

/** Lot numbers and similar short words. */
export const lowerCaseTexts = (pattern: RegExp, allowed: string) =>
  listOf((part) => part.trim().toLowerCase(), z.string().regex(pattern, allowed));

const WHOLE = /^\d{1,12}$/;

/** A whole number within bounds. */
export const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(
      z
        .string()
        .regex(WHOLE, 'must be a whole number')
        .transform(Number)
        .pipe(z.number().min(low).max(high))
        .optional(),
    )
    .optional();

export const wholeNumbers = () =>
  listOf((part) => part.trim(), z.string().regex(WHOLE, 'must be a whole number')).transform((list) =>
    list.map(Number),
  );

/** Both ends are inclusive; either may be open. */
export interface Span {
  readonly min?: number;
  readonly max?: number;
}

const SPAN = /^(\d{0,12})-(\d{0,12})$/;

/** One or several of `100-200`, `100-`, `-200`. */
export const spans = () =>
  listOf(
    (part) => part.trim(),
    z
      .string()
      .regex(SPAN, 'must be two whole numbers with - between them: 1000-2000')
      .refine((part) => part !== '-', 'must have at least one end: 1000-'),
  ).transform((list) =>
    list.map((part): Span => {
      const [, min = '', max = ''] = SPAN.exec(part) ?? [];
      return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
    }),
  );

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DAY_WORDS = 'must be a local day, such as 2026-11-25';
/** `2026-11-25`, `2026-11-25T00:00:00` or `2026-11-25 00:00:00` → the day. */
const toDay = (part: string): string => part.trim().replace(/[T ]\d\d:\d\d(:\d\d)?$/i, '');

/** One or several local days. */
export const days = () => listOf(toDay, z.string().regex(DAY, DAY_WORDS)).pipe(z.array(z.string()).max(60));
/** One local day. */
export const day = () => z.string().transform(toDay).pipe(z.string().regex(DAY, DAY_WORDS));

/** One bound of a range of grades, in the order of auctions: RA < 3 < 4 < S. */
export const gradeEnd = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(GRADE_VALUES).or(z.literal('')));

/** `1` or `true`: the value is known; `0` or `false`: it is not. */
export const flag = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['1', 'true', '0', 'false']))
    .transform((value) => value === '1' || value === 'true');

/** Every auction grade, best first. */
export const GRADE_VALUES = ['S', '6', '5', '4.5', '4', '3.5', '3', 'RA', 'R', '2', '1', '0', '***'] as const;
export type GradeValue = (typeof GRADE_VALUES)[number];

/** The grades from `min` to `max`, both included, in the order of the trade; an end that is no grade is open. */
export function gradesBetween(min: string | undefined, max: string | undefined): readonly GradeValue[] {
  const placeOf = (value: string | undefined): number => GRADE_VALUES.findIndex((grade) => grade === value);
  const [best, worst] = [placeOf(max), placeOf(min)];
  return GRADE_VALUES.slice(Math.max(0, best), worst === -1 ? undefined : worst + 1);
}

/** What a panel offers, worst first: most grades alone, the last option for 6 and S (specification, section 3). */
export const GRADE_OPTIONS: readonly {
  readonly label: string;
  readonly values: readonly GradeValue[];
  readonly explanation?: string;
  /** The option's value in the selector of version 1; «any» is no choice. */
  readonly code: string;
}[] = [
  ...(['RA', 'R', '3', '3.5', '4', '4.5', '5'] as const).map((label, index) => ({
    label,
    values: [label],
    code: String(index),
  })),
  { label: 'Выше 5', values: ['6', 'S'], explanation: '6 и S: как новый или новый', code: '7' },
];

/**
 * Grades as the option values of version 1's selector: RA → 0 … «выше 5» → 7. Grades without an option (2, 1, 0, ***) have
 * none, and 6 or S alone is 7. The values look like grades of another meaning (4.5 is 5), so that ours never travel so
 * unasked.
 */
export const gradeCodes = (grades: readonly string[]): readonly string[] =>
  GRADE_OPTIONS.filter(({ values }) => values.some((value) => grades.includes(value))).map(
    ({ code }) => code,
  );

/** Option values of version 1's selector → grades; what is none of them is dropped. */
export const gradesOfCodes = (codes: readonly string[]): readonly GradeValue[] =>
  GRADE_OPTIONS.filter(({ code }) => codes.includes(code)).flatMap(({ values }) => values);

/** Every auction grade, best first. */
export const GRADE_VALUES = ['S', '6', '5', '4.5', '4', '3.5', '3', 'RA', 'R', '2', '1', '0', '***'] as const;
export type GradeValue = (typeof GRADE_VALUES)[number];

/** The grades from `min` to `max`, both included, in the order of the trade; an end that is no grade is open. */
export function listGradesBetween(min: string | undefined, max: string | undefined): readonly GradeValue[] {
  const findPlace = (value: string | undefined): number => GRADE_VALUES.findIndex((grade) => grade === value);
  const [best, worst] = [findPlace(max), findPlace(min)];
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

/** A grade that the selector has no option for, in a form that no code has: 2 → 2.0, *** as it is. */
const spellOut = (grade: string): string => (/^\d$/.test(grade) ? `${grade}.0` : grade);

/**
 * Grades as version 1 sends them, the option values of its selector: RA → 0 … «выше 5» → 7 (specification, section 3).
 * The selector has one option for 6 and S, so each alone is 7 too. Grades without an option travel spelled out.
 */
export const encodeGrades = (grades: readonly string[]): readonly string[] => [
  ...GRADE_OPTIONS.filter(({ values }) => values.some((value) => grades.includes(value))).map(
    ({ code }) => code,
  ),
  ...grades
    .filter((grade) => !GRADE_OPTIONS.some(({ values }) => values.some((value) => value === grade)))
    .map(spellOut),
];

/** One value of version 1 → the grades that it means: `7` → 6, S; `2.0` → 2; a word stays for the facet to judge. */
export function decodeGrade(code: string): readonly string[] {
  const option = GRADE_OPTIONS.find((one) => one.code === code);
  return option ? option.values : [code.replace(/\.0$/, '')];
}

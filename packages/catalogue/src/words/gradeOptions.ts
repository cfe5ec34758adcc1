/** All auction grades, best first. */
export const GRADE_VALUES = ['S', '6', '5', '4.5', '4', '3.5', '3', 'RA', 'R', '2', '1', '0', '***'] as const;
export type GradeValue = (typeof GRADE_VALUES)[number];

/** Lists the grades from `min` to `max`, both included, best first. An end that is not a grade counts as open. */
export function listGradesBetween(min: string | undefined, max: string | undefined): readonly GradeValue[] {
  const findPlace = (value: string | undefined): number => GRADE_VALUES.findIndex((grade) => grade === value);
  const [best, worst] = [findPlace(max), findPlace(min)];
  return GRADE_VALUES.slice(Math.max(0, best), worst === -1 ? undefined : worst + 1);
}

/**
 * Options of the panel: repaired cars, then the other grades, worst first. The last one means 6 and S (specification,
 * section 3). Version 1 calls an option by its place in this table, from 0. The rows are plain, because a bundler keeps
 * a table that is built by calls even in scripts that do not use it.
 */
export const GRADE_OPTIONS: readonly {
  readonly label: string;
  readonly values: readonly GradeValue[];
  readonly explanation?: string;
}[] = [
  { label: 'RA', values: ['RA'] },
  { label: 'R', values: ['R'] },
  { label: '3', values: ['3'] },
  { label: '3.5', values: ['3.5'] },
  { label: '4', values: ['4'] },
  { label: '4.5', values: ['4.5'] },
  { label: '5', values: ['5'] },
  { label: 'Выше 5', values: ['6', 'S'], explanation: '6 и S: как новый или новый' },
];

/** Writes a grade without an option so that it differs from every code: 2 → 2.0. *** stays. */
const spellOut = (grade: string): string => (/^\d$/.test(grade) ? `${grade}.0` : grade);

/**
 * Encodes grades for version 1 as the option values of its selector: RA → 0 … «выше 5» → 7 (specification, section 3).
 * 6 and S share the option 7. Grades without an option are written by `spellOut`.
 */
export const encodeGrades = (grades: readonly string[]): readonly string[] => [
  ...GRADE_OPTIONS.flatMap(({ values }, index) =>
    values.some((value) => grades.includes(value)) ? [String(index)] : [],
  ),
  ...grades
    .filter((grade) => !GRADE_OPTIONS.some(({ values }) => values.some((value) => value === grade)))
    .map(spellOut),
];

/**
 * Decodes a value of version 1: `7` → 6, S; `2.0` → 2. Other texts are returned unchanged; the facet validates them.
 */
export function decodeGrade(code: string): readonly string[] {
  const option = GRADE_OPTIONS.find((_, index) => String(index) === code);
  return option ? option.values : [code.replace(/\.0$/, '')];
}

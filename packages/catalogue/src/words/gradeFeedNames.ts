import type { GradeValue } from './gradeOptions.ts';
import { normalizeGrade } from './grades.ts';

/**
 * Other words of RATE in feeds, upper case, by the grade that they mean. If auction houses differ on a word, the worse
 * meaning is used, so that a buyer is never promised too much. Source: the rows of jpcenter and the guides of exporters
 * to the sheets of USS, JAA, TAA and others. Kept out of the browser bundle.
 */
export const GRADE_FEED_NAMES: Readonly<Partial<Record<GradeValue, readonly string[]>>> = {
  // New, driven only for delivery.
  S: ['7', '8', '9'],
  '6': ['6.5'],
  '5': ['5.5'],
  // Lightly repaired.
  RA: ['A1', 'R1', 'RA1', 'RA2'],
  // Repaired after an accident; JAA writes A for R.
  R: ['A', 'R2', 'RB', 'RC'],
  // For houses that grade by letters only: B to E need repair.
  '2': ['B', 'C', 'D', 'E'],
  // Not inspected, sold as it is; X is a replica or too old to be graded.
  '***': ['*', '**', 'X', 'XX', '99'],
};

const GRADES_BY_FEED_NAME = new Map(
  Object.entries(GRADE_FEED_NAMES).flatMap(([grade, names]) =>
    // The keys are those of the table above.
    names.map((name) => [name, grade as GradeValue] as const),
  ),
);

/**
 * Converts a grade of a feed into its canonical form: «4.0» → 4, «3,5» → 3.5, «3.5B» → 3.5 (the letter is that of the
 * interior), «s» → S, «R1» → RA. Undefined for an unknown word.
 */
export function readFeedGrade(text: string): GradeValue | undefined {
  const word = text.trim().toUpperCase().replace(',', '.');
  const number = /^(\d+(?:\.\d)?) ?[A-E]?$/.exec(word)?.[1] ?? word;
  return GRADES_BY_FEED_NAME.get(number) ?? normalizeGrade(number);
}

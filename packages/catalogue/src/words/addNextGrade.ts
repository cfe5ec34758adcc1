import { GRADE_VALUES, listGradesBetween } from './gradeOptions.ts';

/** Grades that tell how good a car is; those of repaired cars are no mild step down. */
const SCALE = GRADE_VALUES.slice(0, GRADE_VALUES.indexOf('3') + 1);

/** Chosen grades with the next lower one; undefined where the scale ends or repaired cars are among them. */
export function addNextGrade(
  chosen: readonly string[],
): { readonly text: string; readonly values: readonly string[] } | undefined {
  const places = chosen.map((grade) => SCALE.findIndex((one) => one === grade));
  const next = SCALE[Math.max(...places) + 1];
  if (next === undefined || places.length === 0 || places.includes(-1)) return undefined;
  const values = [...chosen, next];
  const upwards = listGradesBetween(next, undefined).every((grade) => values.includes(grade));
  return { text: upwards ? `оценка от ${next}` : `оценка и ${next}`, values };
}

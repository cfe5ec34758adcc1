import { GRADE_VALUES, listGradesBetween } from './gradeOptions.ts';

/** Grades from S to 3. RA, the next grade, is excluded with all below it: a repaired car is no mild step down. */
const SCALE = /* @__PURE__ */ GRADE_VALUES.slice(0, /* @__PURE__ */ GRADE_VALUES.indexOf('3') + 1);

/**
 * Adds the next lower grade; undefined at the end of the scale, without a chosen grade, or if one is not on the scale.
 */
export function addNextGrade(
  chosen: readonly string[],
): { readonly text: string; readonly values: readonly string[] } | undefined {
  const places = chosen.map((grade) => SCALE.findIndex((step) => step === grade));
  const next = SCALE[Math.max(...places) + 1];
  if (next === undefined || places.length === 0 || places.includes(-1)) return undefined;
  const values = [...chosen, next];
  const upwards = listGradesBetween(next, undefined).every((grade) => values.includes(grade));
  return { text: upwards ? `оценка от ${next}` : `оценка и ${next}`, values };
}

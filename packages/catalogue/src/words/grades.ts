import { GRADE_VALUES, type GradeValue } from './gradeOptions.ts';

/** One sentence for the visitor. */
const EXPLANATIONS: Readonly<Record<GradeValue, string>> = {
  S: 'новый, почти без пробега',
  '6': 'как новый, до 30 000 км',
  '5': 'почти новый, пробег до 50 000 км',
  '4.5': 'очень хорошее состояние, пробег обычно до 100 000 км',
  '4': 'хорошее состояние, мелкие следы',
  '3.5': 'царапины и вмятины по кругу, пробег большой',
  '3': 'заметные следы, нужен ремонт кузова',
  RA: 'восстановлен после лёгкой аварии, сделан хорошо',
  R: 'восстановлен после аварии',
  '2': 'плохое состояние',
  '1': 'сильно изменён или после воды и огня',
  '0': 'не оценивался',
  '***': 'осмотр не проводился',
};

const isGrade = (value: string): value is GradeValue => GRADE_VALUES.some((grade) => grade === value);

/** Rank of a grade, 0 = worst; undefined for other texts. */
export const rankGrade = (value: string): number | undefined =>
  isGrade(value) ? GRADE_VALUES.length - 1 - GRADE_VALUES.indexOf(value) : undefined;

/** Reads a grade as people write it: «4.0» → «4», «s» → «S»; undefined for other texts. */
export function normalizeGrade(text: string): GradeValue | undefined {
  const value = text.trim().toUpperCase().replace(/\.0$/, '');
  return isGrade(value) ? value : undefined;
}

/** Explains a grade in Russian; undefined for other texts. */
export const explainGrade = (value: string): string | undefined =>
  isGrade(value) ? EXPLANATIONS[value] : undefined;

import { GRADE_VALUES, type GradeValue } from './gradeOptions.ts';

/** An auction grade (оценка) and its one sentence for the visitor. */
export interface Grade {
  readonly value: string;
  readonly explanation: string;
}

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

/** Best first: S > 6 > 5 > 4.5 > 4 > 3.5 > 3 > RA > R > 2 > 1 > 0 > ***. */
export const GRADES: readonly Grade[] = GRADE_VALUES.map((value) => ({
  value,
  explanation: EXPLANATIONS[value],
}));

const rank = new Map(GRADES.map((grade, index) => [grade.value, GRADES.length - 1 - index]));

/** Place of a grade in the order above, 0 = worst; undefined for what is not a grade. */
export const gradeRank = (value: string): number | undefined => rank.get(value);

/** The grade as written in feeds → its canonical form («4.0» → «4», «s» → «S»), or undefined. */
export function normalizeGrade(text: string): string | undefined {
  const value = text.trim().toUpperCase().replace(/\.0$/, '');
  return rank.has(value) ? value : undefined;
}

/** One sentence about a grade, or undefined. */
export const gradeExplanation = (value: string): string | undefined =>
  GRADES.find((grade) => grade.value === value)?.explanation;

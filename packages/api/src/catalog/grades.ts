/** An auction grade (оценка) and its one sentence for the visitor. */
export interface Grade {
  readonly value: string;
  readonly explanation: string;
}

/** Best first: S > 6 > 5 > 4.5 > 4 > 3.5 > 3 > RA > R > 2 > 1 > 0 > ***. */
export const GRADES: readonly Grade[] = [
  { value: 'S', explanation: 'новый, почти без пробега' },
  { value: '6', explanation: 'как новый, до 30 000 км' },
  { value: '5', explanation: 'почти новый, пробег до 50 000 км' },
  { value: '4.5', explanation: 'очень хорошее состояние, пробег обычно до 100 000 км' },
  { value: '4', explanation: 'хорошее состояние, мелкие следы' },
  { value: '3.5', explanation: 'царапины и вмятины по кругу, пробег большой' },
  { value: '3', explanation: 'заметные следы, нужен ремонт кузова' },
  { value: 'RA', explanation: 'восстановлен после лёгкой аварии, сделан хорошо' },
  { value: 'R', explanation: 'восстановлен после аварии' },
  { value: '2', explanation: 'плохое состояние' },
  { value: '1', explanation: 'сильно изменён или после воды и огня' },
  { value: '0', explanation: 'не оценивался' },
  { value: '***', explanation: 'осмотр не проводился' },
];

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

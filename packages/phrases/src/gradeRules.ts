import { GRADE_VALUES } from '@vvoz/catalogue/words/gradeOptions';
import { normalizeGrade } from '@vvoz/catalogue/words/grades';
import type { Range } from '@vvoz/catalogue/query/query';
import { findBounds } from './bounds.ts';
import type { Measured } from './facetOfNumber.ts';
import { readPhrase, type Phrase } from './phrase.ts';
import { formatRange, formatDecimal } from './rangeLabel.ts';
import { addClaim, getFreeText, isFree, joinClaim, hasFacet, type Claim, type Attempt } from './attempt.ts';
import { findDirection, isFiller, findTopic } from './keywords.ts';

/** Minimum of a range that names none («оценка до 4»). The grades below it mean that nobody graded the car. */
const DEFAULT_MIN_GRADE = '1';
const VALUES: readonly string[] = GRADE_VALUES;

function listGradesInRange({ min, max }: Range): readonly string[] {
  const best = max === undefined ? 0 : VALUES.indexOf(String(max));
  const worst = VALUES.indexOf(min === undefined ? DEFAULT_MIN_GRADE : String(min));
  return best < 0 || worst < 0 ? [] : VALUES.slice(best, worst + 1);
}

/** Lexemes of «и выше», «или больше» after a grade. */
function findUpwardsWords(attempt: Attempt, from: number): readonly number[] {
  const linked = ['и', 'или'].includes(getFreeText(attempt, from));
  const word = getFreeText(attempt, linked ? from + 1 : from);
  if (word.length < 4 || findDirection(word) !== 'min') return [];
  return linked ? [from, from + 1] : [from];
}

/** Adds further grades to a claim: «оценка 4 или 4,5». */
function addFurtherGrades(attempt: Attempt, grades: Claim): void {
  for (;;) {
    const next = Math.max(...grades.lexemes) + 1;
    const at = isFiller(getFreeText(attempt, next)) ? next + 1 : next;
    const value = isFree(attempt, at) ? attempt.lexemes[at]?.value : undefined;
    const grade = value === undefined ? undefined : normalizeGrade(String(value));
    const linked = at > next || /[,/]/.test(attempt.lexemes[at]?.before ?? '');
    const phrase = readPhrase(attempt, at);
    if (!grade || !linked || !phrase || phrase.first.unit || phrase.first.scale > 1 || phrase.second) return;
    // In «оценка 4, 100 000 км» another number follows.
    if (phrase.first.to > at + 1) return;
    joinClaim(attempt, grades, at > next ? [next, at] : [at]);
    const rate = [...(grades.lists?.rate ?? []), grade];
    grades.lists = { rate };
    grades.label = `оценка ${rate.map((one) => one.replace('.', ',')).join(' или ')}`;
  }
}

/** Claims «оценка 4», «4 балла», «от 4,5», «оценка 4 и выше». Returns false if no grade fits. */
export function claimGrades(attempt: Attempt, phrase: Phrase, measured: Measured): boolean {
  const end = Math.max(...phrase.lexemes) + 1;
  const upwardsWords = phrase.direction || phrase.second ? [] : findUpwardsWords(attempt, end);
  const range = findBounds(measured, upwardsWords.length > 0 ? 'min' : phrase.direction);
  const exact = range.min !== undefined && range.min === range.max;
  const grade = normalizeGrade(String(range.min));
  const rate = exact ? (grade ? [grade] : []) : listGradesInRange(range);
  if (rate.length === 0) return false;
  const label = `оценка ${formatRange(range, formatDecimal)}`;
  const gradeClaim = addClaim(attempt, [...phrase.lexemes, ...upwardsWords], {
    kind: 'rate',
    label,
    lists: { rate },
  });
  if (exact) addFurtherGrades(attempt, gradeClaim);
  return true;
}

/** Claims «RA» without the word «оценка». */
export function claimRepairedGrade(attempt: Attempt, index: number): void {
  if (/^(ra|ра)$/.test(getFreeText(attempt, index)))
    addClaim(attempt, [index], { kind: 'rate', label: 'оценка RA', lists: { rate: ['RA'] } });
}

/** Claims «оценка R», «оценка S»: these letters need the word «оценка». */
export function claimLetterGrades(attempt: Attempt): void {
  if (!hasFacet(attempt, 'rate')) return;
  for (const [index, { text }] of attempt.lexemes.entries()) {
    if (
      !/^[rs]$/.test(text) ||
      !isFree(attempt, index) ||
      findTopic(getFreeText(attempt, index - 1)) !== 'rate'
    )
      continue;
    const grade = text.toUpperCase();
    addClaim(attempt, [index - 1, index], {
      kind: 'rate',
      label: `оценка ${grade}`,
      lists: { rate: [grade] },
    });
  }
}

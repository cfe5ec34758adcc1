import { GRADE_VALUES } from '@vvoz/catalogue/words/gradeOptions';
import { normalizeGrade } from '@vvoz/catalogue/words/grades';
import type { Range } from '@vvoz/catalogue/query/query';
import { bounds } from './bounds.ts';
import type { Measured } from './measure.ts';
import { readPhrase, type Phrase } from './phrase.ts';
import { rangeText, withComma } from './rangeLabel.ts';
import { claim, freeText, isFree, join, offers, type Claim, type Reading } from './attempt.ts';
import { directionOf, isFiller, topicOf } from './keywords.ts';

/** Repaired cars and those below are not in a span whose lower end is open: «оценка до 4». */
const WORST = '1';
const VALUES: readonly string[] = GRADE_VALUES;

function gradesBetween({ min, max }: Range): readonly string[] {
  const best = max === undefined ? 0 : VALUES.indexOf(String(max));
  const worst = VALUES.indexOf(min === undefined ? WORST : String(min));
  return best < 0 || worst < 0 ? [] : VALUES.slice(best, worst + 1);
}

/** «и выше», «или больше» behind a grade. */
function upwards(reading: Reading, from: number): readonly number[] {
  const linked = ['и', 'или'].includes(freeText(reading, from));
  const word = freeText(reading, linked ? from + 1 : from);
  if (word.length < 4 || directionOf(word) !== 'min') return [];
  return linked ? [from, from + 1] : [from];
}

/** Grades named one after another: «оценка 4 или 4,5». */
function joinMore(reading: Reading, grades: Claim): void {
  for (;;) {
    const next = Math.max(...grades.lexemes) + 1;
    const at = isFiller(freeText(reading, next)) ? next + 1 : next;
    const value = isFree(reading, at) ? reading.lexemes[at]?.value : undefined;
    const grade = value === undefined ? undefined : normalizeGrade(String(value));
    const linked = at > next || /[,/]/.test(reading.lexemes[at]?.before ?? '');
    const phrase = readPhrase(reading, at);
    if (!grade || !linked || !phrase || phrase.first.unit || phrase.first.scale > 1 || phrase.second) return;
    // «оценка 4, 100 000 км» goes on with another number.
    if (phrase.first.to > at + 1) return;
    join(reading, grades, at > next ? [next, at] : [at]);
    const rate = [...(grades.lists?.rate ?? []), grade];
    grades.lists = { rate };
    grades.label = `оценка ${rate.map((one) => one.replace('.', ',')).join(' или ')}`;
  }
}

/** «оценка 4», «4 балла», «от 4,5», «оценка 4 и выше». False where there are no such grades. */
export function claimGrades(reading: Reading, phrase: Phrase, measured: Measured): boolean {
  const end = Math.max(...phrase.lexemes) + 1;
  const up = phrase.direction || phrase.second ? [] : upwards(reading, end);
  const range = bounds(measured, up.length > 0 ? 'min' : phrase.direction);
  const exact = range.min !== undefined && range.min === range.max;
  const one = normalizeGrade(String(range.min));
  const rate = exact ? (one ? [one] : []) : gradesBetween(range);
  if (rate.length === 0) return false;
  const label = `оценка ${rangeText(range, withComma)}`;
  const made = claim(reading, [...phrase.lexemes, ...up], { kind: 'rate', label, lists: { rate } });
  if (exact) joinMore(reading, made);
  return true;
}

/** «RA» by itself. */
export function readRepaired(reading: Reading, index: number): void {
  if (/^(ra|ра)$/.test(freeText(reading, index)))
    claim(reading, [index], { kind: 'rate', label: 'оценка RA', lists: { rate: ['RA'] } });
}

/** «оценка R», «оценка S»: a letter needs its topic. */
export function readLetterGrades(reading: Reading): void {
  if (!offers(reading, 'rate')) return;
  for (const [index, { text }] of reading.lexemes.entries()) {
    if (!/^[rs]$/.test(text) || !isFree(reading, index) || topicOf(freeText(reading, index - 1)) !== 'rate')
      continue;
    const grade = text.toUpperCase();
    claim(reading, [index - 1, index], {
      kind: 'rate',
      label: `оценка ${grade}`,
      lists: { rate: [grade] },
    });
  }
}

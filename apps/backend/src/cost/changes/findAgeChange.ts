import { formatCount } from '@vvoz/catalogue/words/format';
import { MONTH_FORMS } from '@vvoz/catalogue/words/months';
import type { Change } from '@vvoz/catalogue/cost/costChanges';
import { calculateAge } from '../age.ts';
import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import { formatAgeOver } from '@vvoz/catalogue/cost/lawTexts';
import { isElectric } from '../facts.ts';
import { createChange, recalculate, type Question } from './question.ts';
import { formatDelta } from './changeTexts.ts';

/** Months that a buyer may think of waiting. */
const MAX_MONTHS = 12;

/** Last months of the classes, the youngest first. */
const LAST_MONTHS = [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS] as const;

/**
 * The next age class within a year, where it makes the total another one: cheaper or dearer. Only where the age is known
 * to the month. Only the age is moved: tables and rates are those of the question's day.
 */
export function findAgeChange(question: Question): Change | null {
  const { input, date } = question;
  const { least: now, known } = calculateAge(input, date);
  if (known !== 'exact') return null;
  const last = LAST_MONTHS.find((month) => month >= now && month + 1 - now <= MAX_MONTHS);
  if (last === undefined) return null;
  const months = last + 1 - now;
  const apply = { ageMonths: last + 1 };
  const single = input.kind === 'car' && input.payer === 'physic' && !isElectric(input);
  return createChange('age', question, apply, recalculate(question, apply), (delta) => {
    const time = `через ${formatCount(months, MONTH_FORMS)}`;
    const sought = single && last === THREE_YEARS && delta < 0;
    return `${sought ? `станет проходным ${time}` : `${time} станет ${formatAgeOver(last)}`} — ${formatDelta(delta)}`;
  });
}

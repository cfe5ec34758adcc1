import { formatCount } from '@vvoz/catalogue/words/format';
import type { Change } from '@vvoz/catalogue/cost/costChanges';
import { ageOn } from '../age.ts';
import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import { isElectric } from '../facts.ts';
import { changeTo, receiptWith, type Question } from './question.ts';
import { cheaperBy } from './words.ts';

/** Months that a buyer may think of waiting. */
const MOST_MONTHS = 12;

const CLASSES = [
  { last: THREE_YEARS, older: 'станет старше 3 лет' },
  { last: FIVE_YEARS, older: 'станет старше 5 лет' },
  { last: SEVEN_YEARS, older: 'станет старше 7 лет' },
] as const;

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const;

/**
 * The next age class within a year, where it makes the total another one: cheaper or dearer. Only where the age is known
 * to the month. Only the age is moved: tables and rates are those of the question's day.
 */
export function ageChange(question: Question): Change | null {
  const { input, date } = question;
  const { least: now, known } = ageOn(input, date);
  if (known !== 'exact') return null;
  const next = CLASSES.find(({ last }) => last >= now && last + 1 - now <= MOST_MONTHS);
  if (!next) return null;
  const months = next.last + 1 - now;
  const apply = { ageMonths: next.last + 1 };
  const single = input.kind === 'car' && input.payer === 'physic' && !isElectric(input);
  return changeTo('age', question, apply, receiptWith(question, apply), (delta) => {
    const time = `через ${formatCount(months, MONTHS)}`;
    const sought = single && next.last === THREE_YEARS && delta < 0;
    return `${sought ? `станет проходным ${time}` : `${time} ${next.older}`} — ${cheaperBy(delta)}`;
  });
}

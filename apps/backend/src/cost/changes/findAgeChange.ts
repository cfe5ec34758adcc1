import { formatCount } from '@vvoz/catalogue/words/format';
import { MONTH_FORMS } from '@vvoz/catalogue/words/months';
import type { Change } from '@vvoz/law/costChanges';
import { calculateAge } from '../age.ts';
import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import { formatAgeOver } from '@vvoz/law/lawTexts';
import { isElectric } from '../motors.ts';
import { createChange, recalculate, type Calculation } from './calculation.ts';
import { formatDelta } from './changeTexts.ts';

/** How many months a buyer might wait. */
const MAX_MONTHS = 12;

/** The last month of each age class, youngest class first. */
const LAST_MONTHS = [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS] as const;

/**
 * Finds the next age class within a year, if it changes the total. The month of manufacture must be known; of its days
 * the likely one counts. Tables and
 * rates stay those of the calculation's day.
 */
export function findAgeChange(calculation: Calculation): Change | null {
  const { input, date } = calculation;
  const { likely, precision } = calculateAge(input, date);
  if (likely === undefined || precision === 'year') return null;
  const last = LAST_MONTHS.find((month) => month >= likely);
  if (last === undefined) return null;
  const months = Math.floor(last - likely) + 1;
  if (months > MAX_MONTHS) return null;
  const apply = { ageMonths: last + 1 };
  const hasSingleRate = input.kind === 'car' && input.payer === 'physic' && !isElectric(input);
  return createChange('age', calculation, apply, recalculate(calculation, apply), (delta) => {
    const time = `через ${formatCount(months, MONTH_FORMS)}`;
    const becomesCheapest = hasSingleRate && last === THREE_YEARS && delta < 0;
    return `${becomesCheapest ? `станет проходным ${time}` : `${time} станет ${formatAgeOver(last)}`} — ${formatDelta(delta)}`;
  });
}

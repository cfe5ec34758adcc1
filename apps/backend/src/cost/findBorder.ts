import { FIVE_YEARS, findDayAfter, MIDDLE_DAY, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import type { Border, BorderReason, CostInput } from '@vvoz/law/costTypes';
import { calculateTotalEnds } from './calculateCost.ts';
import type { CostData } from './calculateReceipt.ts';
import { CostInputError } from './CostInputError.ts';
import { addDays } from './days.ts';
import { selectTables } from './selectTables.ts';

interface Candidate {
  readonly date: string;
  readonly reason: BorderReason;
  readonly input: CostInput;
}

/** The days of new tables and of birthdays in `(from, to]`. */
function listCandidates(input: CostInput, { tables }: CostData, from: string, to: string): Candidate[] {
  const isInside = (date: string): boolean => from < date && date <= to;
  const candidates: Candidate[] = tables
    .filter(({ validFrom }) => isInside(validFrom))
    .map(({ validFrom }) => ({ date: validFrom, reason: 'tables', input }));
  const { year, month, day = MIDDLE_DAY, ageMonths } = input;
  if (ageMonths !== undefined || year === undefined || month === undefined) return candidates;
  for (const months of [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS]) {
    const date = findDayAfter({ year, month, day }, months);
    if (isInside(date)) candidates.push({ date, reason: 'age', input: { ...input, day } });
  }
  return candidates;
}

/**
 * Finds the day within the uncertainty of the declaration on which the total changes most; undefined if there is none.
 * Where the day of manufacture is unknown, the likely one counts.
 * @param date YYYY-MM-DD, the day of the declaration
 */
export function findBorder(
  input: CostInput,
  data: CostData,
  date: string,
  uncertaintyDays: number,
): Border | undefined {
  if (input.variant !== 'poshlina' || uncertaintyDays === 0) return undefined;
  const { tables, settings, rates } = data;
  const calculateTotal = (candidate: CostInput, day: string): number =>
    calculateTotalEnds(candidate, selectTables(tables, day), settings, rates, day).high;
  let largest: Border | undefined;
  const from = addDays(date, -uncertaintyDays);
  for (const candidate of listCandidates(input, data, from, addDays(date, uncertaintyDays))) {
    let border: Border;
    try {
      border = {
        date: candidate.date,
        reason: candidate.reason,
        before: calculateTotal(candidate.input, addDays(candidate.date, -1)),
        after: calculateTotal(candidate.input, candidate.date),
      };
    } catch (error) {
      // A vehicle of the coming year has no sum before it.
      if (error instanceof CostInputError) continue;
      throw error;
    }
    const change = Math.abs(border.after - border.before);
    if (change > Math.abs((largest?.after ?? 0) - (largest?.before ?? 0))) largest = border;
  }
  return largest;
}

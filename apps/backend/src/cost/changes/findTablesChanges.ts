import type { Change, ChangedFields } from '@vvoz/law/costChanges';
import type { LineCode, Outcome } from '@vvoz/law/costTypes';
import { calculateAge, pickAgePerClass } from '../age.ts';
import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import { addDays } from '../days.ts';
import type { TableSet } from '../tableSet.ts';
import { createChange, recalculate, type Calculation } from './calculation.ts';
import { formatDelta, formatDayAndMonth } from './changeTexts.ts';

/** How long shipping may take, days. Later changes of the law do not affect the lot. */
const MAX_DAYS = 60;

const PAYMENTS: Readonly<Partial<Record<LineCode, string>>> = {
  duty: 'пошлина',
  excise: 'акциз',
  vat: 'НДС',
  clearance_fee: 'таможенный сбор',
  recycling_fee: 'утильсбор',
};

/** The name of the payment that differs, or a common name when several do. */
function nameChangedPayment(before: Outcome, after: Outcome): string {
  const codes = new Set([...before.lines, ...after.lines].map(({ code }) => code));
  const findAmount = ({ lines }: Outcome, code: LineCode) =>
    lines.find((line) => line.code === code)?.amountRub;
  const [one, another] = [...codes].filter((code) => findAmount(before, code) !== findAmount(after, code));
  return (one && !another && PAYMENTS[one]) || 'таможенные платежи';
}

/** Finds the sets that come into force within 60 days after the day. */
function findLaterSets({ selectTablesOn, date }: Calculation): TableSet[] {
  const until = addDays(date, MAX_DAYS);
  const sets: TableSet[] = [];
  let last = selectTablesOn(date);
  for (;;) {
    const next = selectTablesOn(addDays(last.validTo, 1));
    if (next.validFrom <= last.validFrom || next.validFrom > until) return sets;
    if (next.validFrom > date) sets.push(next);
    last = next;
  }
}

/** The possible ages on the day of the calculation, so that the later day does not make the vehicle older. */
function listAges({ input, date }: Calculation): readonly Pick<ChangedFields, 'ageMonths'>[] {
  const range = calculateAge(input, date);
  if (range.precision === 'unknown') return [{}];
  return pickAgePerClass(range, [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS]).map((ageMonths) => ({ ageMonths }));
}

/**
 * Finds how tables of the next 60 days change the total. Rates and age stay those of the calculation's day. When the
 * month of manufacture is unknown, `apply` has the age that is dearest by the later tables.
 */
export function findTablesChanges(calculation: Calculation): Change[] {
  return findLaterSets(calculation).flatMap(({ validFrom }) => {
    const outcomes = listAges(calculation).map((age) => {
      const apply: ChangedFields = { ...age, date: validFrom };
      return { apply, receipt: recalculate(calculation, apply) };
    });
    const [dearest] = outcomes.sort((one, other) => other.receipt.totals.total - one.receipt.totals.total);
    if (!dearest) return [];
    const payment = nameChangedPayment(calculation.receipt, dearest.receipt);
    const change = createChange(
      'tables',
      calculation,
      dearest.apply,
      dearest.receipt,
      (delta) =>
        `с ${formatDayAndMonth(validFrom)} ${payment} ${delta < 0 ? 'ниже' : 'выше'} — ${formatDelta(delta)}`,
    );
    return change ? [change] : [];
  });
}

import type { Change, ChangedFields } from '@vvoz/catalogue/cost/costChanges';
import type { LineCode, Outcome } from '@vvoz/catalogue/cost/costTypes';
import { calculateAge, pickAgePerClass } from '../age.ts';
import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import type { TableSet } from '../tableSet.ts';
import { createChange, recalculate, type Question } from './question.ts';
import { formatDelta, formatDayAndMonth } from './changeTexts.ts';

/** Days that a shipment may take: what begins later is no matter of this lot. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const PAYMENTS: Readonly<Partial<Record<LineCode, string>>> = {
  duty: 'пошлина',
  excise: 'акциз',
  vat: 'НДС',
  clearance_fee: 'таможенный сбор',
  recycling_fee: 'утильсбор',
};

/** The payment that is another one, or all of them in a word where several are. */
function nameChangedPayment(before: Outcome, after: Outcome): string {
  const codes = new Set([...before.lines, ...after.lines].map(({ code }) => code));
  const amountOf = ({ lines }: Outcome, code: LineCode) =>
    lines.find((line) => line.code === code)?.amountRub;
  const [one, another] = [...codes].filter((code) => amountOf(before, code) !== amountOf(after, code));
  return (one && !another && PAYMENTS[one]) || 'таможенные платежи';
}

/** Sets that begin after the day, at most 60 days later. */
function findLaterSets({ tablesOn, date }: Question): TableSet[] {
  const until = daysAfter(date, MAX_DAYS);
  const sets: TableSet[] = [];
  let last = tablesOn(date);
  for (;;) {
    const next = tablesOn(daysAfter(last.validTo, 1));
    if (next.validFrom <= last.validFrom || next.validFrom > until) return sets;
    if (next.validFrom > date) sets.push(next);
    last = next;
  }
}

/** The ages that the question leaves open on its own day, so that the later one does not make the vehicle older. */
function listAges({ input, date }: Question): readonly Pick<ChangedFields, 'ageMonths'>[] {
  const range = calculateAge(input, date);
  if (range.known === 'unknown') return [{}];
  return pickAgePerClass(range, [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS]).map((ageMonths) => ({ ageMonths }));
}

/**
 * What tables of the next 60 days make of the total. Only the law is moved: rates and age are those of the question's
 * day. Where the age is not known to the month, `apply` has the one that is dearest by the later tables.
 */
export function findTablesChanges(question: Question): Change[] {
  return findLaterSets(question).flatMap(({ validFrom }) => {
    const outcomes = listAges(question).map((age) => {
      const apply: ChangedFields = { ...age, date: validFrom };
      return { apply, receipt: recalculate(question, apply) };
    });
    const [dearest] = outcomes.sort((one, other) => other.receipt.totals.total - one.receipt.totals.total);
    if (!dearest) return [];
    const payment = nameChangedPayment(question.receipt, dearest.receipt);
    const change = createChange(
      'tables',
      question,
      dearest.apply,
      dearest.receipt,
      (delta) =>
        `с ${formatDayAndMonth(validFrom)} ${payment} ${delta < 0 ? 'ниже' : 'выше'} — ${formatDelta(delta)}`,
    );
    return change ? [change] : [];
  });
}

import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';
import type { Change, ChangeCode, ChangedFields } from '@vvoz/catalogue/cost/costChanges';
import type { Outcome } from '@vvoz/catalogue/cost/costTypes';
import { isElectric } from '../facts.ts';
import type { Power } from '../power.ts';
import { findMotorBounds, findPeakBounds } from './powerBounds.ts';
import { createChange, recalculate, type Question } from './question.ts';
import { formatDeltaAmountFirst, formatWithUnit } from './changeTexts.ts';

/** hp. A car with less than that would be another car. */
const MAX_REDUCTION_HP = 30;
const MAX_REDUCTION: Readonly<Record<Power['unit'], Big>> = {
  hp: new Big(MAX_REDUCTION_HP),
  kw: new Big(KW_PER_HP).times(MAX_REDUCTION_HP),
};
const KW_PLACES = 2;

/** A lower excise alone may be the same rate of fewer hp, which is no news: a fee or a rate must be another one. */
function isOfAnotherRow(one: Outcome, other: Outcome): boolean {
  const lineOf = ({ lines }: Outcome, code: string) => lines.find((line) => line.code === code);
  return (
    lineOf(one, 'recycling_fee')?.amountRub !== lineOf(other, 'recycling_fee')?.amountRub ||
    lineOf(one, 'excise')?.rule.row !== lineOf(other, 'excise')?.rule.row
  );
}

/** «1 л.с.», a part of one counts as whole; «0,32 кВт». */
const formatReduction = (less: Big, unit: Power['unit']): string =>
  unit === 'hp'
    ? formatWithUnit(less.round(0, Big.roundUp).toNumber(), 'л.с.')
    : formatWithUnit(less.toNumber(), 'кВт');

function nearest(
  code: ChangeCode,
  question: Question,
  { value, unit }: Power,
  bounds: readonly number[],
  applyOf: (power: number) => ChangedFields,
): Change | null {
  const { receipt } = question;
  for (const bound of bounds) {
    const less = new Big(value).minus(bound);
    if (less.lte(0)) continue;
    if (less.gt(MAX_REDUCTION[unit]) || bound <= 0) return null;
    const apply = applyOf(bound);
    const changed = recalculate(question, apply);
    if (changed.totals.total >= receipt.totals.total || !isOfAnotherRow(receipt, changed)) continue;
    const subject = code === 'power30' ? '30-минутная мощность ' : '';
    return createChange(
      code,
      question,
      apply,
      changed,
      (delta) => `${subject}на ${formatReduction(less, unit)} меньше — ${formatDeltaAmountFirst(delta)}`,
    );
  }
  return null;
}

/** The highest power below the car's, at most some 30 hp less, at which a bound of the tables makes it cheaper. */
export function findPowerChange(question: Question): Change | null {
  const { input, tablesOn, date } = question;
  const { powerHp, powerKw, kind } = input;
  if (kind !== 'car') return null;
  if (powerKw !== undefined)
    return nearest(
      'power',
      question,
      { value: powerKw, unit: 'kw' },
      findPeakBounds(input, tablesOn(date), 'kw'),
      (kw) => ({
        powerKw: kw,
        // Both were given, and must not contradict each other.
        ...(powerHp === undefined ? {} : { powerHp: new Big(kw).div(KW_PER_HP).round(KW_PLACES).toNumber() }),
      }),
    );
  if (powerHp === undefined) return null;
  return nearest(
    'power',
    question,
    { value: powerHp, unit: 'hp' },
    findPeakBounds(input, tablesOn(date), 'hp'),
    (hp) => ({ powerHp: hp }),
  );
}

/** The same for the 30-minute power of an electric car or a series hybrid, where it is known. */
export function findMotorChange(question: Question): Change | null {
  const { input, tablesOn, date } = question;
  if (input.kind !== 'car' || !isElectric(input) || !input.power30Kw) return null;
  return nearest(
    'power30',
    question,
    { value: input.power30Kw, unit: 'kw' },
    findMotorBounds(tablesOn(date)),
    (power30Kw) => ({ power30Kw }),
  );
}

import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';
import type { Change, ChangeCode, ChangedFields } from '@vvoz/law/costChanges';
import type { Outcome } from '@vvoz/law/costTypes';
import { isElectric } from '../motors.ts';
import type { Power } from '../power.ts';
import { findMotorBounds, findPeakBounds } from './powerBounds.ts';
import { createChange, tryRecalculate, type Calculation } from './calculation.ts';
import { formatDeltaAmountFirst, formatWithUnit } from './changeTexts.ts';

/** hp. A car with even less power would be a different car. */
const MAX_REDUCTION_HP = 30;
const MAX_REDUCTION: Readonly<Record<Power['unit'], Big>> = {
  hp: new Big(MAX_REDUCTION_HP),
  kw: new Big(KW_PER_HP).times(MAX_REDUCTION_HP),
};
const KW_PLACES = 2;

/** True if the recycling fee or the excise rate differs. A lower excise at the same rate is not worth reporting. */
function isInAnotherRow(one: Outcome, other: Outcome): boolean {
  const findLine = ({ lines }: Outcome, code: string) => lines.find((line) => line.code === code);
  return (
    findLine(one, 'recycling_fee')?.amountRub !== findLine(other, 'recycling_fee')?.amountRub ||
    findLine(one, 'excise')?.rule.row !== findLine(other, 'excise')?.rule.row
  );
}

/** «1 л.с.», rounded up to whole units; «0,32 кВт», not rounded. */
const formatReduction = (reduction: Big, unit: Power['unit']): string =>
  unit === 'hp'
    ? formatWithUnit(reduction.round(0, Big.roundUp).toNumber(), 'л.с.')
    : formatWithUnit(reduction.toNumber(), 'кВт');

/** Finds the highest of the bounds below the given power that makes the car cheaper. */
function findNearest(
  code: ChangeCode,
  calculation: Calculation,
  { value, unit }: Power,
  bounds: readonly number[],
  createFields: (power: number) => ChangedFields,
): Change | null {
  const { receipt } = calculation;
  for (const bound of bounds) {
    const reduction = new Big(value).minus(bound);
    if (reduction.lte(0)) continue;
    if (reduction.gt(MAX_REDUCTION[unit]) || bound <= 0) return null;
    const apply = createFields(bound);
    const changed = tryRecalculate(calculation, apply);
    if (!changed || changed.totals.total >= receipt.totals.total || !isInAnotherRow(receipt, changed))
      continue;
    const subject = code === 'power30' ? '30-минутная мощность ' : '';
    return createChange(
      code,
      calculation,
      apply,
      changed,
      (delta) => `${subject}на ${formatReduction(reduction, unit)} меньше — ${formatDeltaAmountFirst(delta)}`,
    );
  }
  return null;
}

/** Finds the highest power that makes the car cheaper, at most 30 hp below its own. */
export function findPowerChange(calculation: Calculation): Change | null {
  const { input, selectTablesOn, date } = calculation;
  const { powerHp, powerKw, kind } = input;
  if (kind !== 'car') return null;
  if (powerKw !== undefined)
    return findNearest(
      'power',
      calculation,
      { value: powerKw, unit: 'kw' },
      findPeakBounds(input, selectTablesOn(date), 'kw'),
      (kw) => ({
        powerKw: kw,
        // Both powers are in the input and must agree.
        ...(powerHp === undefined ? {} : { powerHp: new Big(kw).div(KW_PER_HP).round(KW_PLACES).toNumber() }),
      }),
    );
  if (powerHp === undefined) return null;
  return findNearest(
    'power',
    calculation,
    { value: powerHp, unit: 'hp' },
    findPeakBounds(input, selectTablesOn(date), 'hp'),
    (hp) => ({ powerHp: hp }),
  );
}

/**
 * Finds the highest 30-minute power that makes an electric car or a series hybrid cheaper, at most 30 hp below its own.
 * Null when its 30-minute power is unknown.
 */
export function findMotorChange(calculation: Calculation): Change | null {
  const { input, selectTablesOn, date } = calculation;
  if (input.kind !== 'car' || !isElectric(input) || !input.power30Kw) return null;
  return findNearest(
    'power30',
    calculation,
    { value: input.power30Kw, unit: 'kw' },
    findMotorBounds(selectTablesOn(date)),
    (power30Kw) => ({ power30Kw }),
  );
}

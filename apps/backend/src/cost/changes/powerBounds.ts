import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';
import { isElectric } from '../facts.ts';
import type { CostInput } from '@vvoz/catalogue/cost/costTypes';
import type { Power, PowerBound } from '../power.ts';
import type { TableSet } from '../tableSet.ts';

/** A hundredth: as exact as papers have kilowatts. */
const KW_PLACES = 2;

const getBound = (bound: PowerBound, unit: Power['unit']): number | null =>
  unit === 'hp' ? bound.upToHp : bound.upToKw;

/** The highest engine power that stays within a bound together with a motor: whole hp, or kW to a hundredth. */
function subtractMotor({ upToKw }: PowerBound, motorKw: number, unit: Power['unit']): number | null {
  if (upToKw === null) return null;
  const left = new Big(upToKw).minus(motorKw);
  return unit === 'kw'
    ? left.round(KW_PLACES, Big.roundDown).toNumber()
    : left.div(KW_PER_HP).round(0, Big.roundDown).toNumber();
}

const sortDownwards = (bounds: readonly (number | null)[]): number[] =>
  [...new Set(bounds.filter((bound) => bound !== null))].sort((one, other) => other - one);

/** Powers of the engine at which a payment changes, in the unit, from high to low. Cars only. */
export function findPeakBounds(
  input: CostInput,
  { recycling, excise }: TableSet,
  unit: Power['unit'],
): number[] {
  const electric = isElectric(input);
  const taxed = electric || input.payer === 'jur' ? excise.rows.map((row) => getBound(row, unit)) : [];
  if (electric) return sortDownwards(taxed);
  const motorKw = input.fuel === 'hybrid' ? (input.power30Kw ?? 0) : 0;
  const rows: readonly PowerBound[] = [recycling.personal.combustion, ...recycling.combustion];
  return sortDownwards([
    ...taxed,
    ...rows.map((row) => (motorKw > 0 ? subtractMotor(row, motorKw, unit) : getBound(row, unit))),
  ]);
}

/** 30-minute powers of an electric car at which the recycling fee changes, kW, from high to low. */
export const findMotorBounds = ({ recycling }: TableSet): number[] =>
  sortDownwards([recycling.personal.electric, ...recycling.electric].map((row) => row.upToKw));

import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { Big } from 'big.js';
import { isElectric } from '../motors.ts';
import type { CostInput } from '@vvoz/law/costTypes';
import type { Power, PowerBound } from '../power.ts';
import type { TableSet } from '../tableSet.ts';

/** Vehicle papers state kilowatts with two decimals. */
const KW_PLACES = 2;

const getBound = (bound: PowerBound, unit: Power['unit']): number | null =>
  unit === 'hp' ? bound.upToHp : bound.upToKw;

/** The highest engine power that, added to the motor, stays within a bound: whole hp, or kW to a hundredth. */
function subtractMotor({ upToKw }: PowerBound, motorKw: number, unit: Power['unit']): number | null {
  if (upToKw === null) return null;
  const engineKw = new Big(upToKw).minus(motorKw);
  return unit === 'kw'
    ? engineKw.round(KW_PLACES, Big.roundDown).toNumber()
    : engineKw.div(KW_PER_HP).round(0, Big.roundDown).toNumber();
}

const sortDownwards = (bounds: readonly (number | null)[]): number[] =>
  [...new Set(bounds.filter((bound) => bound !== null))].sort((one, other) => other - one);

/** The engine powers of a car at which a payment changes, in `unit`, from high to low. */
export function findPeakBounds(
  input: CostInput,
  { recycling, excise }: TableSet,
  unit: Power['unit'],
): number[] {
  const electric = isElectric(input);
  const exciseBounds = electric || input.payer === 'jur' ? excise.rows.map((row) => getBound(row, unit)) : [];
  if (electric) return sortDownwards(exciseBounds);
  const motorKw = input.fuel === 'hybrid' ? (input.power30Kw ?? 0) : 0;
  const rows: readonly PowerBound[] = [recycling.personal.combustion, ...recycling.combustion];
  return sortDownwards([
    ...exciseBounds,
    ...rows.map((row) => (motorKw > 0 ? subtractMotor(row, motorKw, unit) : getBound(row, unit))),
  ]);
}

/** The 30-minute powers of an electric car at which the recycling fee changes, kW, from high to low. */
export const findMotorBounds = ({ recycling }: TableSet): number[] =>
  sortDownwards([recycling.personal.electric, ...recycling.electric].map((row) => row.upToKw));

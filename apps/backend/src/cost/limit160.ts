import type { CostInput, Limit160 } from '@vvoz/law/costTypes';
import { applyCategory } from './checkInput.ts';
import { listFuelCases } from './fuelCases.ts';
import { findMotorRange, findPeakKw, isElectric, isParallel, listPeaks } from './motors.ts';
import { addPowers, isWithin, type Power } from './power.ts';
import type { TableSet } from './tableSet.ts';

const NO_POWER: Power = { value: 0, unit: 'kw' };
const ANY_POWER: Power = { value: Number.POSITIVE_INFINITY, unit: 'kw' };

/** The plausible ends of the power that counts for one fuel. */
function findPowerEnds(input: CostInput): readonly [Power, Power] {
  const peaks = listPeaks(input);
  const [low, high] = isParallel(input) ? findMotorRange(input) : [0, 0];
  return [
    addPowers(peaks[0] ?? NO_POWER, { value: low, unit: 'kw' }),
    addPowers(peaks.at(-1) ?? ANY_POWER, { value: high, unit: 'kw' }),
  ];
}

const roundKw = (kw: number): number => Math.round(kw * 10) / 10;

/**
 * Whether an individual's car is within the preference of the recycling fee, which is limited to 160 hp: proved, open
 * or not. Undefined for vehicles that the limit does not concern: electric cars and series hybrids, lorries, legal
 * entities, and days before the limit existed.
 */
export function findLimit160(rawInput: CostInput, { recycling }: TableSet): Limit160 | undefined {
  const input = applyCategory(rawInput);
  const limit = recycling.personal.combustion;
  if (
    input.kind !== 'car' ||
    input.payer !== 'physic' ||
    input.variant !== 'poshlina' ||
    limit.upToHp === null
  )
    return undefined;
  const cases = listFuelCases(input).filter((each) => !isElectric(each));
  if (cases.length === 0) return undefined;
  const cc = input.displacementCc ?? 0;
  if (limit.upToCc !== null && cc > limit.upToCc) return { state: 'above' };
  const ends = cases.map(findPowerEnds);
  const hybrid = cases.find(isParallel);
  const [low, high] = hybrid ? findMotorRange(hybrid) : [0, 0];
  const engineKw = findPeakKw(input);
  const numbers: Omit<Limit160, 'state'> = {
    ...(engineKw === undefined ? {} : { engineKw: roundKw(engineKw) }),
    ...(low === high ? {} : { motorKw: [roundKw(low), roundKw(high)] as const }),
  };
  if (ends.every(([least]) => !isWithin(least, limit))) return { state: 'above' };
  if (cc > 0 && ends.every(([, most]) => isWithin(most, limit))) return { state: 'within' };
  return { state: 'open', ...numbers };
}

import type { CostInput } from '@vvoz/law/costTypes';
import { addPowers, convertToKw, scalePower, type Power } from './power.ts';
import type { Settings } from './settings.ts';

/** True if only an electric motor drives the wheels. */
export const isElectric = ({ fuel }: Pick<CostInput, 'fuel'>): boolean =>
  fuel === 'electric' || fuel === 'series_hybrid';

/** True if both the engine and a motor can drive the wheels. */
export const isParallel = ({ fuel }: Pick<CostInput, 'fuel'>): boolean =>
  fuel === 'hybrid' || fuel === 'plug_in_hybrid';

/** A power, or a share of the peak power. */
export type MotorFact = { readonly kw: number } | { readonly share: number };

/** The facts about power that the payments depend on. */
export interface PowerFacts {
  /** Peak power; of a parallel hybrid that of the engine. */
  readonly peak: Power;
  /** 30-minute power of all motors; of parallel hybrids, electric cars and series hybrids. */
  readonly motor: MotorFact;
  /** Power of the engine of a series hybrid. */
  readonly engine: MotorFact;
}

const resolve = (fact: MotorFact, peak: Power): Power =>
  'kw' in fact ? { value: fact.kw, unit: 'kw' } : scalePower(peak, fact.share);

/** The power that decides the recycling fee: 30-minute power, engine and motor, or the engine alone. */
export function findRecyclingPower(input: CostInput, { peak, motor }: PowerFacts): Power {
  if (input.kind !== 'car') return peak;
  if (isElectric(input)) return resolve(motor, peak);
  return isParallel(input) ? addPowers(peak, resolve(motor, peak)) : peak;
}

/**
 * The power that the excise is calculated from: like the recycling fee's, and for a series hybrid also its engine. That
 * of a hybrid is in kW. Bounded by a setting where the power is unknown.
 */
export function findExcisePower(input: CostInput, facts: PowerFacts, { data }: Settings): Power {
  const { unknownPowerHighHp, unknownMotorcyclePowerHighHp } = data.estimates;
  const highest: Power = {
    value: input.kind === 'motorcycle' ? unknownMotorcyclePowerHighHp : unknownPowerHighHp,
    unit: 'hp',
  };
  const isKnown = Number.isFinite(facts.peak.value);
  // The 30-minute power of an electric car may be as high as its unknown peak.
  if (!isKnown && input.kind === 'car' && input.fuel === 'electric') return highest;
  const bounded = isKnown ? facts : { ...facts, peak: highest };
  const power = findRecyclingPower(input, bounded);
  if (input.kind !== 'car') return power;
  if (input.fuel === 'series_hybrid') return addPowers(power, resolve(bounded.engine, bounded.peak));
  // Also with a motor of 0 kW, so that the least motor is not in a row above that of a stronger one.
  return isParallel(input) ? convertToKw(power) : power;
}

/** The highest 30-minute power of the motors of a parallel hybrid, kW, by displacement in cm³. */
const LARGEST_MOTORS = [
  { upToCc: 700, kw: 10 },
  { upToCc: 1300, kw: 40 },
  { upToCc: 1600, kw: 60 },
  { upToCc: 2600, kw: 85 },
  { upToCc: Number.POSITIVE_INFINITY, kw: 110 },
] as const;
/** The same for plug-in hybrids, whose motors are larger. */
const LARGEST_PLUG_IN_MOTOR_KW = 160;

/** Shares of the peak power of a parallel hybrid's motor that its 30-minute power has. */
const PARALLEL_SHARES = { low: 0.3, high: 0.6 } as const;

/** The least and the highest plausible 30-minute power of the motors of a parallel hybrid, kW. */
export function findMotorRange(input: CostInput): readonly [number, number] {
  const { power30Kw, power30MinKw, power30MaxKw, motorPeakKw, fuel, displacementCc } = input;
  if (power30Kw) return [power30Kw, power30Kw];
  if (power30MaxKw !== undefined) return [power30MinKw ?? 0, power30MaxKw];
  if (motorPeakKw !== undefined) {
    const peak: Power = { value: motorPeakKw, unit: 'kw' };
    return [scalePower(peak, PARALLEL_SHARES.low).value, scalePower(peak, PARALLEL_SHARES.high).value];
  }
  if (fuel === 'plug_in_hybrid') return [power30MinKw ?? 0, LARGEST_PLUG_IN_MOTOR_KW];
  const cc = displacementCc ?? Number.POSITIVE_INFINITY;
  const largest = LARGEST_MOTORS.find(({ upToCc }) => cc <= upToCc)?.kw ?? LARGEST_PLUG_IN_MOTOR_KW;
  return [power30MinKw ?? 0, largest];
}

/** The possible peak powers, ascending. Empty when the power is unknown. */
export function listPeaks({ powerKw, powerHp, powersHp = [] }: CostInput): readonly Power[] {
  if (powerKw !== undefined) return [{ value: powerKw, unit: 'kw' }];
  if (powerHp !== undefined) return [{ value: powerHp, unit: 'hp' }];
  const distinct = [...new Set(powersHp)].toSorted((one, other) => one - other);
  return distinct.map((value) => ({ value, unit: 'hp' }));
}

/** The peak power in kW if it is one number. */
export function findPeakKw(input: CostInput): number | undefined {
  const [peak, ...others] = listPeaks(input);
  return peak && others.length === 0 ? convertToKw(peak).value : undefined;
}

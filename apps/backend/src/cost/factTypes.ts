import type { BodyClass, IntervalReason } from '@vvoz/law/costTypes';
import type { PowerFacts } from './motors.ts';

/** The facts about a vehicle that a calculation needs. */
export interface Facts extends PowerFacts {
  readonly ageMonths: number;
  /** The row of the excise is found by kW where only horse-powers are known. */
  readonly exciseByKw: boolean;
  /** A series hybrid pays the single rate of an individual. */
  readonly singleRate: boolean;
  readonly massKg: number;
  readonly bodyClass: BodyClass;
  /** A machine's coefficient has risen in each year since it was known. */
  readonly machineRise: boolean;
  /** The end of the duty's range of a machine. */
  readonly machineDutyEnd: 0 | 1;
}

/** A fact, or several facts that depend on each other, with every option that the input allows. */
export interface OpenFact {
  /** Null when the fact is known: then there is one option. */
  readonly reason: IntervalReason | null;
  readonly options: readonly [Partial<Facts>, ...Partial<Facts>[]];
  /** The index of the option that is more likely than the others. */
  readonly likely?: number;
  /** Tells the visitor what is unknown, in Russian. */
  readonly text: () => string;
}

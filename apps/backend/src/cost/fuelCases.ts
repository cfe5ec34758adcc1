import { INTERVAL_REASON_TEXTS } from '@vvoz/catalogue/cost/receiptWords';
import type { CalcFuel, CostInput } from '@vvoz/catalogue/cost/costTypes';
import type { Open } from './facts.ts';

/** An input whose fuel is decided. */
export type FueledInput = CostInput & { readonly fuel: CalcFuel };

/**
 * Fuels that the law treats differently, for a car with a displacement: gas pays like petrol, a parallel hybrid like its
 * engine, a series hybrid like an electric car.
 */
const POSSIBLE_FUELS = ['petrol', 'diesel', 'series_hybrid'] as const satisfies readonly CalcFuel[];

const hasFuel = (input: CostInput): input is FueledInput => input.fuel !== 'unknown';

/**
 * The inputs that an unknown fuel leaves open: one per possible fuel. Only the customs payments of cars depend on the
 * fuel; anything else is calculated as petrol.
 */
export function listFuelCases(input: CostInput): readonly [FueledInput, ...FueledInput[]] {
  if (hasFuel(input)) return [input];
  if (input.kind !== 'car' || input.variant !== 'poshlina') return [{ ...input, fuel: 'petrol' }];
  const [first, ...others] = POSSIBLE_FUELS;
  return [{ ...input, fuel: first }, ...others.map((fuel) => ({ ...input, fuel }))];
}

/** The fuel as an open fact: its options are the cases, which carry the fuel themselves. */
export const openFuel: Pick<Open, 'reason' | 'text'> = {
  reason: 'fuel_unknown',
  text: INTERVAL_REASON_TEXTS.fuel_unknown,
};

import { INTERVAL_REASON_TEXTS } from '@vvoz/catalogue/cost/receiptWords';
import type { CalcFuel, CostInput } from '@vvoz/catalogue/cost/costTypes';
import type { OpenFact } from './facts.ts';

/** Input whose fuel is not `unknown`. */
export type FueledInput = CostInput & { readonly fuel: CalcFuel };

/**
 * Fuels that the law treats differently, for a car with a displacement: gas pays like petrol, a parallel hybrid like its
 * engine, a series hybrid like an electric car.
 */
const POSSIBLE_FUELS = ['petrol', 'diesel', 'series_hybrid'] as const satisfies readonly CalcFuel[];

const hasFuel = (input: CostInput): input is FueledInput => input.fuel !== 'unknown';

/**
 * Lists one input per possible fuel. Only the customs payments of cars depend on the fuel, so an unknown fuel of anything
 * else becomes petrol.
 */
export function listFuelCases(input: CostInput): readonly [FueledInput, ...FueledInput[]] {
  if (hasFuel(input)) return [input];
  if (input.kind !== 'car' || input.variant !== 'poshlina') return [{ ...input, fuel: 'petrol' }];
  const [first, ...others] = POSSIBLE_FUELS;
  return [{ ...input, fuel: first }, ...others.map((fuel) => ({ ...input, fuel }))];
}

/** The unknown fuel as an open fact. Its options are the fuel cases. */
export const openFuel: Pick<OpenFact, 'reason' | 'text'> = {
  reason: 'fuel_unknown',
  text: INTERVAL_REASON_TEXTS.fuel_unknown,
};

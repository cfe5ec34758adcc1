import { INTERVAL_REASON_TEXTS } from '@vvoz/catalogue/cost/receiptWords';
import type { CalcFuel, CostInput } from '@vvoz/catalogue/cost/costTypes';
import type { OpenFact } from './facts.ts';

/** Input whose fuel is not `unknown`. */
export type FueledInput = CostInput & { readonly fuel: CalcFuel };

/**
 * The fuels that the law treats differently in a car with a displacement. It treats gas like petrol, a parallel hybrid
 * like its engine, and an electric car like a series hybrid.
 */
const POSSIBLE_FUELS = ['petrol', 'diesel', 'series_hybrid'] as const satisfies readonly CalcFuel[];

/** The recycling fee of a parallel hybrid differs from that of its engine only if the power of its motor is known. */
const listPossibleFuels = ({ power30Kw }: CostInput): readonly [CalcFuel, ...CalcFuel[]] =>
  power30Kw ? [...POSSIBLE_FUELS, 'hybrid'] : POSSIBLE_FUELS;

const hasFuel = (input: CostInput): input is FueledInput => input.fuel !== 'unknown';

/**
 * Lists one input per possible fuel. Where the cost does not depend on the fuel, an unknown fuel becomes petrol.
 */
export function listFuelCases(input: CostInput): readonly [FueledInput, ...FueledInput[]] {
  if (hasFuel(input)) return [input];
  if (input.kind !== 'car' || input.variant !== 'poshlina') return [{ ...input, fuel: 'petrol' }];
  const [first, ...rest] = listPossibleFuels(input);
  return [{ ...input, fuel: first }, ...rest.map((fuel) => ({ ...input, fuel }))];
}

/** The unknown fuel as an open fact. Its options are the fuel cases. */
export const OPEN_FUEL: Pick<OpenFact, 'reason' | 'text'> = {
  reason: 'fuel_unknown',
  text: INTERVAL_REASON_TEXTS.fuel_unknown,
};

import { INTERVAL_REASON_TEXTS } from '@vvoz/law/receiptWords';
import type { CalcFuel, CostInput } from '@vvoz/law/costTypes';
import type { OpenFact } from './factTypes.ts';

/** Input whose fuel is not `unknown`. */
export type FueledInput = CostInput & { readonly fuel: CalcFuel };

/**
 * The fuels that the law treats differently in a car with a displacement. It treats gas like petrol.
 */
const CAR_FUELS = ['petrol', 'diesel', 'hybrid', 'series_hybrid'] as const satisfies readonly CalcFuel[];
/** The fuels of lorries whose duty is known. */
const TRUCK_FUELS = ['petrol', 'diesel'] as const satisfies readonly CalcFuel[];

const hasFuel = (input: CostInput): input is FueledInput => input.fuel !== 'unknown';

/**
 * Lists one input per possible fuel. Where the cost does not depend on the fuel, an unknown fuel becomes petrol.
 */
export function listFuelCases(input: CostInput): readonly [FueledInput, ...FueledInput[]] {
  if (hasFuel(input)) return [input];
  if (input.variant !== 'poshlina' || input.kind === 'motorcycle' || input.kind === 'machinery')
    return [{ ...input, fuel: 'petrol' }];
  const [first, ...rest]: readonly [CalcFuel, ...CalcFuel[]] = input.kind === 'car' ? CAR_FUELS : TRUCK_FUELS;
  return [{ ...input, fuel: first }, ...rest.map((fuel) => ({ ...input, fuel }))];
}

/** The unknown fuel as an open fact. Its options are the fuel cases. */
export const OPEN_FUEL: Pick<OpenFact, 'reason' | 'text'> = {
  reason: 'fuel_unknown',
  text: () => INTERVAL_REASON_TEXTS.fuel_unknown,
};

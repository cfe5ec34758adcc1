import type { Fuel } from '../words/fuels.ts';
import type { CalcFuel } from './costTypes.ts';

/** How the law sees the fuel of a lot: a hybrid is one whatever engine it has and whether it has a socket. */
const CALC_FUEL_OF: Readonly<Record<Fuel, CalcFuel | undefined>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  gas: 'gas',
  hybrid: 'hybrid',
  diesel_hybrid: 'hybrid',
  plug_in_hybrid: 'hybrid',
  electric: 'electric',
  other: undefined,
};

/** The fuel that a lot is calculated with; undefined where it is unknown, or none that the law has rates for. */
export const findCalcFuel = (fuel: Fuel | undefined): CalcFuel | undefined =>
  fuel === undefined ? undefined : CALC_FUEL_OF[fuel];

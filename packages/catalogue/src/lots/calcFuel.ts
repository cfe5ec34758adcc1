import type { Fuel } from '../words/fuels.ts';
import type { CalcFuel } from '@vvoz/law/costTypes';

/** Fuel of a lot → fuel of the law, which treats diesel and plug-in hybrids like other hybrids. */
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

/**
 * Finds the fuel that a lot is calculated with; undefined if the lot's fuel is unknown or the law has no rates for it.
 */
export const findCalcFuel = (fuel: Fuel | undefined): CalcFuel | undefined =>
  fuel === undefined ? undefined : CALC_FUEL_OF[fuel];

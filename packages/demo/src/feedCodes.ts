import type { Random } from './random.ts';
import type { Fuel } from './reference/types.ts';

const CODES: Readonly<Record<Fuel, readonly string[]>> = {
  petrol: ['P', 'P', ''],
  hybrid: ['H', 'H', 'HE'],
  diesel: ['D'],
  electric: ['E'],
  gas: ['L'],
};

/** TIME: petrol is now and then left out, hybrids have two spellings. */
export const fuelCode = (fuel: Fuel, random: Random): string => random.pick(CODES[fuel]);

/** KPP_TYPE: '1' manual, '2' automatic (a robot changes by itself). */
export const gearboxKind = (gearbox: string): string =>
  gearbox === 'MT' || gearbox === '5F' || gearbox === '6F' ? '1' : '2';

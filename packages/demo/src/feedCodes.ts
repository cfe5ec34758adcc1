import { getFuelCode, type Fuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, getGearboxType } from '@vvoz/catalogue/words/gearboxes';
import type { Random } from './random.ts';

/** Deviations of TIME: empty for every third petrol car, and another code of hybrids. */
const SPELLINGS: Readonly<Partial<Record<Fuel, readonly string[]>>> = {
  petrol: [getFuelCode('petrol'), getFuelCode('petrol'), ''],
  hybrid: [getFuelCode('hybrid'), getFuelCode('hybrid'), 'HE'],
};

/** TIME with the deviations of real feeds. */
export const pickFuelCode = (fuel: Fuel, random: Random): string =>
  random.pick(SPELLINGS[fuel] ?? [getFuelCode(fuel)]);

/** KPP_TYPE. */
export const findGearboxType = (gearbox: string): string => getGearboxType(readGearboxKind(gearbox) ?? 'AT');

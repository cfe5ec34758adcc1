import { getFuelCode, type Fuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, getGearboxType } from '@vvoz/catalogue/words/gearboxes';
import type { Random } from './random.ts';

/** Codes in TIME as real feeds have them: empty for every third petrol car, and another code for some hybrids. */
const SPELLINGS: Readonly<Partial<Record<Fuel, readonly string[]>>> = {
  petrol: [getFuelCode('petrol'), getFuelCode('petrol'), ''],
  hybrid: [getFuelCode('hybrid'), getFuelCode('hybrid'), 'HE'],
};

/** Picks TIME, with the deviations of real feeds. */
export const pickFuelCode = (fuel: Fuel, random: Random): string =>
  random.pick(SPELLINGS[fuel] ?? [getFuelCode(fuel)]);

/** Finds the KPP_TYPE of a gearbox. */
export const findGearboxType = (gearbox: string): string => getGearboxType(readGearboxKind(gearbox) ?? 'AT');

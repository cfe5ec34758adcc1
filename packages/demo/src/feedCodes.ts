import { getFuelCode, type Fuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, getGearboxType } from '@vvoz/catalogue/words/gearboxes';
import type { Random } from './random.ts';

/** What stands in TIME besides the usual code: nothing for one petrol car of three, another spelling of hybrids. */
const SPELLINGS: Readonly<Partial<Record<Fuel, readonly string[]>>> = {
  petrol: [getFuelCode('petrol'), getFuelCode('petrol'), ''],
  hybrid: [getFuelCode('hybrid'), getFuelCode('hybrid'), 'HE'],
};

/** TIME, as untidy as in a feed. */
export const feedFuel = (fuel: Fuel, random: Random): string =>
  random.pick(SPELLINGS[fuel] ?? [getFuelCode(fuel)]);

/** KPP_TYPE. */
export const feedGearboxType = (gearbox: string): string => getGearboxType(readGearboxKind(gearbox) ?? 'AT');

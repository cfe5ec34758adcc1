import { fuelCode, type Fuel } from '@vvoz/catalogue/words/fuels';
import { gearboxKind, gearboxType } from '@vvoz/catalogue/words/gearboxes';
import type { Random } from './random.ts';

/** What stands in TIME besides the usual code: nothing for one petrol car of three, another spelling of hybrids. */
const SPELLINGS: Readonly<Partial<Record<Fuel, readonly string[]>>> = {
  petrol: [fuelCode('petrol'), fuelCode('petrol'), ''],
  hybrid: [fuelCode('hybrid'), fuelCode('hybrid'), 'HE'],
};

/** TIME, as untidy as in a feed. */
export const feedFuel = (fuel: Fuel, random: Random): string =>
  random.pick(SPELLINGS[fuel] ?? [fuelCode(fuel)]);

/** KPP_TYPE. */
export const feedGearboxType = (gearbox: string): string => gearboxType(gearboxKind(gearbox) ?? 'AT');

import { BIKES } from './bikes.ts';
import { CHINA } from './china.ts';
import { EUROPE } from './europe.ts';
import { HONDA } from './japan/honda.ts';
import { IMPORTS } from './japan/imports.ts';
import { LEXUS } from './japan/lexus.ts';
import { MAZDA_SUBARU } from './japan/mazdaSubaru.ts';
import { MITSUBISHI } from './japan/mitsubishi.ts';
import { NISSAN_CARS } from './japan/nissanCars.ts';
import { NISSAN_VANS } from './japan/nissanVans.ts';
import { SUZUKI_DAIHATSU } from './japan/suzukiDaihatsu.ts';
import { TOYOTA_CARS } from './japan/toyotaCars.ts';
import { TOYOTA_LARGE } from './japan/toyotaLarge.ts';
import { TOYOTA_VANS } from './japan/toyotaVans.ts';
import { TRUCKS } from './japan/trucks.ts';
import { KOREA } from './korea.ts';
import { MACHINES } from './machines.ts';
import { readCarTable } from './readCarTable.ts';
import type { BikeRef, BodyRef, MachineRef, Market, ModelRef } from './types.ts';

const JAPANESE = [
  TOYOTA_CARS,
  TOYOTA_LARGE,
  TOYOTA_VANS,
  NISSAN_CARS,
  NISSAN_VANS,
  HONDA,
  MAZDA_SUBARU,
  MITSUBISHI,
  SUZUKI_DAIHATSU,
  TRUCKS,
];

const MODELS: readonly ModelRef[] = [
  ...JAPANESE.flatMap((table) => readCarTable('japan', table)),
  ...LEXUS,
  ...IMPORTS,
  ...KOREA,
  ...CHINA,
  ...EUROPE,
];

const key = (...parts: readonly string[]): string => parts.join('|');

const byName = new Map<string, ModelRef>();
// A model that is sold in several markets is found in the first: Japan, then Korea, China, Europe.
for (const model of MODELS) if (!byName.has(key(model.brand, model.model))) byName.set(key(model.brand, model.model), model);

const byCode = new Map<string, BodyRef>();
for (const body of MODELS.flatMap((model) => model.bodies)) {
  const name = key(body.brand, body.model, body.code);
  if (!byCode.has(name)) byCode.set(name, body);
}
const bikes = new Map(BIKES.map((bike) => [key(bike.brand, bike.model, bike.code), bike]));
const machines = new Map(MACHINES.map((machine) => [key(machine.brand, machine.model), machine]));

export { BIKES, MACHINES };

/** Models that are traded in a market. */
export const modelsOfMarket = (market: Market): readonly ModelRef[] => MODELS.filter((model) => model.market === market);

/** Upper case, exact. */
export const findModel = (brand: string, model: string): ModelRef | undefined => byName.get(key(brand, model));
export const findBody = (brand: string, model: string, code: string): BodyRef | undefined => byCode.get(key(brand, model, code));
export const findBike = (brand: string, model: string, code: string): BikeRef | undefined => bikes.get(key(brand, model, code));
export const findMachine = (brand: string, model: string): MachineRef | undefined => machines.get(key(brand, model));

export const modelsOf = (brand: string): readonly ModelRef[] => MODELS.filter((model) => model.brand === brand);
export const bodiesOf = (brand: string, model: string): readonly BodyRef[] => findModel(brand, model)?.bodies ?? [];

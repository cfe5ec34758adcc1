import { BIKES } from './bikes.ts';
import { CHINA } from './china.ts';
import { EUROPE } from './europe.ts';
import { HONDA } from './japan/honda.ts';
import { IMPORTS } from './japan/imports.ts';
import { LEXUS } from './japan/lexus.ts';
import { MAZDA } from './japan/mazda.ts';
import { MITSUBISHI } from './japan/mitsubishi.ts';
import { NISSAN_CARS } from './japan/nissanCars.ts';
import { NISSAN_VANS } from './japan/nissanVans.ts';
import { SUBARU } from './japan/subaru.ts';
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
  MAZDA,
  SUBARU,
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

const formatKey = (...parts: readonly string[]): string => parts.join('|');

/** Builds an index; the first entry of a key is kept. */
function indexFirst<T>(list: readonly T[], getKey: (item: T) => string): ReadonlyMap<string, T> {
  const index = new Map<string, T>();
  for (const item of list) if (!index.has(getKey(item))) index.set(getKey(item), item);
  return index;
}

// Markets in order of precedence for a model sold in several: Japan, Korea, China, Europe.
const byName = indexFirst(MODELS, ({ brand, model }) => formatKey(brand, model));
const byCode = indexFirst(
  MODELS.flatMap(({ bodies }) => bodies),
  ({ brand, model, code }) => formatKey(brand, model, code),
);
const byBrand = Map.groupBy(MODELS, ({ brand }) => brand);
const byMarket = Map.groupBy(MODELS, ({ market }) => market);
const bikes = indexFirst(BIKES, ({ brand, model, code }) => formatKey(brand, model, code));
const machines = indexFirst(MACHINES, ({ brand, model }) => formatKey(brand, model));

export { BIKES, MACHINES };

/** Lists the models that are sold in a market. */
export const listMarketModels = (market: Market): readonly ModelRef[] => byMarket.get(market) ?? [];

/** Lists the models of a brand (upper case, exact) in all markets. */
export const listModels = (brand: string): readonly ModelRef[] => byBrand.get(brand) ?? [];

/** Finds a car's model by the names of the feeds: upper case, exact. */
export const findModel = (brand: string, model: string): ModelRef | undefined =>
  byName.get(formatKey(brand, model));

/** Lists the body codes of a model in the first market that has it. */
export const listBodies = (brand: string, model: string): readonly BodyRef[] =>
  findModel(brand, model)?.bodies ?? [];

/** Finds a body code of a model in any market. Upper case, exact, without prefix and suffix. */
export const findBody = (brand: string, model: string, code: string): BodyRef | undefined =>
  byCode.get(formatKey(brand, model, code));

/** Finds a motorcycle by its frame code. Upper case, exact. */
export const findBike = (brand: string, model: string, code: string): BikeRef | undefined =>
  bikes.get(formatKey(brand, model, code));

/** Finds a machine or a working truck. Upper case, exact. */
export const findMachine = (brand: string, model: string): MachineRef | undefined =>
  machines.get(formatKey(brand, model));

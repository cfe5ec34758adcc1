import { createAleadoCars } from './rows/aleado.ts';
import { createAleadoBikes } from './rows/bikes.ts';
import { createEuropeCars } from './rows/europe.ts';
import { createJapaneseMachines } from './rows/machineRows.ts';
import type { FeedOptions, RowMaker } from './rows/options.ts';
import { createStockCars } from './rows/stockCars.ts';
import { createMachineryPosts, createStockPosts } from './rows/wordpress.ts';
import type { DemoTable } from './tables.ts';

/** The function that makes the rows of each table. */
export const ROW_MAKERS = {
  japan: (options) => createAleadoCars('japan', options),
  japan_st: (options) => createAleadoCars('japan_st', options),
  bike: (options) => createAleadoBikes('bike', options),
  bike_st: (options) => createAleadoBikes('bike_st', options),
  korea: (options) => createStockCars('korea', options),
  china: (options) => createStockCars('china', options),
  one: (options) => createStockCars('one', options),
  hdm: createJapaneseMachines,
  europe: (options) => createEuropeCars('europe', options),
  europe_st: (options) => createEuropeCars('europe_st', options),
  europe_one: (options) => createStockCars('europe_one', options),
  spec: createMachineryPosts,
  stock: createStockPosts,
} as const satisfies Record<DemoTable, (options: FeedOptions) => RowMaker<object>>;

import { aleadoCars } from './rows/aleado.ts';
import { aleadoBikes } from './rows/bikes.ts';
import { europeCars } from './rows/europe.ts';
import { japaneseMachines } from './rows/machineRows.ts';
import type { FeedOptions, RowMaker } from './rows/options.ts';
import { stockCars } from './rows/stockCars.ts';
import { machineryPosts, stockPosts } from './rows/wordpress.ts';
import type { DemoTable } from './tables.ts';

/** How the rows of each table are made. */
export const ROW_MAKERS = {
  japan: (options) => aleadoCars('japan', options),
  japan_st: (options) => aleadoCars('japan_st', options),
  bike: (options) => aleadoBikes('bike', options),
  bike_st: (options) => aleadoBikes('bike_st', options),
  korea: (options) => stockCars('korea', options),
  china: (options) => stockCars('china', options),
  one: (options) => stockCars('one', options),
  hdm: japaneseMachines,
  europe: (options) => europeCars('europe', options),
  europe_st: (options) => europeCars('europe_st', options),
  europe_one: (options) => stockCars('europe_one', options),
  spec: machineryPosts,
  stock: stockPosts,
} as const satisfies Record<DemoTable, (options: FeedOptions) => RowMaker<object>>;

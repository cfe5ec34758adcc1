import type { Big } from 'big.js';
import type { CostInput, Origin } from '@vvoz/law/costTypes';
import type { Rates } from './rates.ts';
import type { Settings } from './settings.ts';
import type { TableSet } from './tableSet.ts';

/** The input of one calculation, with the data that it uses. */
export interface Context {
  readonly input: CostInput;
  readonly origin: Origin;
  readonly tables: TableSet;
  readonly settings: Settings;
  readonly rates: Rates;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** YYYY-MM-DD, the day of the calculation. */
  readonly today: string;
}

/** The context of the customs lines. */
export interface CustomsContext extends Context {
  /** The customs value, ₽, unrounded. */
  readonly value: Big;
}

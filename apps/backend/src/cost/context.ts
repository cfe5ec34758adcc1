import type { Big } from 'big.js';
import type { CostInput, Origin } from '@vvoz/catalogue/cost/costTypes';
import type { Rates } from './rates.ts';
import type { Settings } from './settings.ts';
import type { TableSet } from './tableSet.ts';

/** One question with all that it is answered by. */
export interface Context {
  readonly input: CostInput;
  readonly origin: Origin;
  readonly tables: TableSet;
  readonly settings: Settings;
  readonly rates: Rates;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** What is declared, ₽, unrounded. */
export interface Declared extends Context {
  readonly value: Big;
}

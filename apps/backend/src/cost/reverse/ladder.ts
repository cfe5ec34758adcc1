import { Big } from 'big.js';
import type { CostInput, Receipt } from '@vvoz/law/costTypes';
import { calculateCustomsValue } from '../abroad.ts';
import { calculateCost } from '../calculateCost.ts';
import { resolveOrigin } from '../checkInput.ts';
import type { Context } from '../context.ts';
import { CostInputError } from '../CostInputError.ts';
import { getRate, overrideRates, type Rates } from '../rates.ts';
import { overrideSettings, type Settings } from '../settings.ts';
import type { TableSet } from '../tableSet.ts';
import { getBidStep } from './bidSteps.ts';
import { findValueBounds } from './findValueBounds.ts';

/** A range of bids, counted in steps, within which the total never falls. Both ends are inclusive. */
export interface Segment {
  readonly first: number;
  readonly last: number;
}

/** All possible bids for a lot, counted in steps: with a step of 1 000 ¥, count 3 is 3 000 ¥. */
export interface Ladder {
  readonly currency: string;
  readonly step: number;
  /** One step in ₽, at the Bank of Russia's rate. */
  readonly stepRub: Big;
  /** The bid in `currency`. */
  readonly getBid: (count: number) => number;
  readonly getReceipt: (count: number) => Receipt;
  /** The total, ₽. Cached. */
  readonly getTotal: (count: number) => number;
  /** Splits a range into segments, from low to high. Empty when `from` is above `to`. */
  readonly splitSegments: (from: number, to: number) => readonly Segment[];
}

function createContext(
  input: CostInput,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): Context {
  return {
    // Apply settings and rates of the input once, not for each bid. The receipts are the same.
    input: {
      ...input,
      price: 0,
      customsValueRub: undefined,
      eurRate: undefined,
      rates: undefined,
      settings: undefined,
    },
    origin: resolveOrigin(input),
    tables,
    settings: input.settings ? overrideSettings(settings, input.settings) : settings,
    rates: overrideRates(rates, input, date),
    date,
    today: date,
  };
}

/** The last count whose customs value is within the bound. Below 1 when there is none. */
function findLastWithin(bound: Big, countryCosts: Big, stepRub: Big): number {
  const count = bound.minus(countryCosts).div(stepRub).round(0, Big.roundDown);
  // The division may have rounded up to the next whole number.
  return count.times(stepRub).plus(countryCosts).gt(bound) ? count.toNumber() - 1 : count.toNumber();
}

/**
 * Creates the ladder of bids for the input. Throws a CostInputError when the currency is missing, the step is not above
 * zero, or a bid cannot be calculated.
 * @param step in the input's currency; undefined: the currency's default
 */
export function createLadder(
  input: CostInput,
  step: number | undefined,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): Ladder {
  const { currency } = input;
  if (currency === undefined) throw new CostInputError('currency', 'is missing', 'не указана валюта');
  const stepSize = step ?? getBidStep(currency);
  if (!(stepSize > 0 && Number.isFinite(stepSize)))
    throw new CostInputError('step', 'must be above zero', 'шаг ставки должен быть больше нуля');
  const context = createContext(input, tables, settings, rates, date);
  const stepRub = getRate(context.rates, currency, 'currency').rub.times(stepSize);

  const getBid = (count: number): number => new Big(stepSize).times(count).toNumber();
  const getReceipt = (count: number): Receipt =>
    calculateCost(
      { ...context.input, price: getBid(count) },
      context.tables,
      context.settings,
      context.rates,
      date,
    );
  const totals = new Map<number, number>();
  const getTotal = (count: number): number => {
    const cached = totals.get(count);
    if (cached !== undefined) return cached;
    const { total } = getReceipt(count).totals;
    totals.set(count, total);
    return total;
  };

  const bounds = findValueBounds(context);
  // The price of the context is 0, so this is only the country's costs.
  const countryCosts = calculateCustomsValue(context);
  const ends = bounds
    .map((bound) => findLastWithin(bound, countryCosts, stepRub))
    .sort((one, other) => one - other);
  const splitSegments = (from: number, to: number): Segment[] => {
    const parts: Segment[] = [];
    let first = from;
    for (const end of [...ends.filter((each) => each < to), to]) {
      if (end < first) continue;
      parts.push({ first, last: end });
      first = end + 1;
    }
    return parts;
  };
  return { currency, step: stepSize, stepRub, getBid, getReceipt, getTotal, splitSegments };
}

import { Big } from 'big.js';
import type { CostInput, Receipt } from '@vvoz/catalogue/cost/costTypes';
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

/** Bids, counted in steps, between which no bound lies: over them the total never falls. Both ends are inclusive. */
export interface Segment {
  readonly first: number;
  readonly last: number;
}

/** The bids for a lot, counted in steps: the bid 3 with a step of 1 000 ¥ is 3 000 ¥. */
export interface Ladder {
  readonly currency: string;
  readonly step: number;
  /** ₽ for a step at the Bank of Russia's rate. */
  readonly stepRub: Big;
  /** In `currency`. */
  readonly bidOf: (count: number) => number;
  readonly receiptOf: (count: number) => Receipt;
  /** ₽; remembered, so that asking twice costs nothing. */
  readonly totalOf: (count: number) => number;
  /** From low to high; none where `from` is above `to`. */
  readonly segments: (from: number, to: number) => readonly Segment[];
}

function contextOf(
  input: CostInput,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): Context {
  return {
    // Settings and rates of the question are put in once, not for each bid; the receipts are the same.
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
  };
}

/** The last count whose customs value is within the bound; below 1 where none is. */
function findLastWithin(bound: Big, rest: Big, stepRub: Big): number {
  const count = bound.minus(rest).div(stepRub).round(0, Big.roundDown);
  // Division is not exact: it may have been rounded up to the next whole number.
  return count.times(stepRub).plus(rest).gt(bound) ? count.toNumber() - 1 : count.toNumber();
}

/**
 * Throws a CostInputError where the question has no currency, the step is not above zero, or a bid cannot be calculated.
 * @param step in the question's currency; undefined: the usual one of the currency
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
  const by = step ?? getBidStep(currency);
  if (!(by > 0 && Number.isFinite(by)))
    throw new CostInputError('step', 'must be above zero', 'шаг ставки должен быть больше нуля');
  const context = contextOf(input, tables, settings, rates, date);
  const stepRub = getRate(context.rates, currency, 'currency').rub.times(by);

  const bidOf = (count: number): number => new Big(by).times(count).toNumber();
  const receiptOf = (count: number): Receipt =>
    calculateCost(
      { ...context.input, price: bidOf(count) },
      context.tables,
      context.settings,
      context.rates,
      date,
    );
  const totals = new Map<number, number>();
  const totalOf = (count: number): number => {
    const before = totals.get(count);
    if (before !== undefined) return before;
    const { total } = receiptOf(count).totals;
    totals.set(count, total);
    return total;
  };

  const bounds = findValueBounds(context);
  // The price is 0 there: what is left is what the country adds to it.
  const rest = calculateCustomsValue(context);
  const ends = bounds.map((bound) => findLastWithin(bound, rest, stepRub)).sort((one, other) => one - other);
  const segments = (from: number, to: number): Segment[] => {
    const found: Segment[] = [];
    let first = from;
    for (const end of [...ends.filter((each) => each < to), to]) {
      if (end < first) continue;
      found.push({ first, last: end });
      first = end + 1;
    }
    return found;
  };
  return { currency, step: by, stepRub, bidOf, receiptOf, totalOf, segments };
}

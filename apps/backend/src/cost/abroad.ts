import { Big } from 'big.js';
import type { LineCode, Origin, ReceiptLine } from '@vvoz/law/costTypes';
import { CostInputError } from './CostInputError.ts';
import type { Context } from './context.ts';
import { createForeignLine, createLineRate, OPERATOR, type LineRate, type LineText } from './lines.ts';
import { memoByTerms } from './memoByTerms.ts';
import { getRate } from './rates.ts';

const ONE = new Big(1);

const COUNTRY_NAMES: Readonly<Record<Origin, string>> = {
  japan: 'Япония',
  korea: 'Корея',
  china: 'Китай',
  europe: 'Европа',
};

interface Cost {
  readonly code: LineCode;
  readonly amount: Big;
  readonly currency: string;
}

const SETTING: Omit<LineText, 'row'> = { act: OPERATOR, basis: 'setting' };
const QUOTATION: LineText = { act: 'Цена продавца', row: 'цена лота', basis: 'quotation' };

const sellingRates = memoByTerms<LineRate>();

/** The selling rate of a currency: the Bank of Russia's rate with the operator's margin. */
function findSellingRate(
  { rates, settings }: Pick<Context, 'rates' | 'settings'>,
  currency: string,
  field: 'currency' | 'rates',
): LineRate {
  const rate = getRate(rates, currency, field);
  return sellingRates({ rates, settings }, currency, () => {
    const { margins } = settings;
    const margin = (Object.hasOwn(margins, currency) ? margins[currency] : margins['default']) ?? ONE;
    return createLineRate(rate, rate.rub.times(margin));
  });
}

/** A line for a payment abroad, at the selling rate. */
export const createAbroadLine = (context: Context, cost: Cost, text: LineText): ReceiptLine =>
  createForeignLine(
    cost.code,
    'abroad',
    cost,
    findSellingRate(context, cost.currency, cost.code === 'price' ? 'currency' : 'rates'),
    text,
  );

/** The price of the lot. Throws a CostInputError when price or currency is missing. */
function readPrice({ input: { price: amount, currency } }: Context): Cost {
  if (amount === undefined) throw new CostInputError('price', 'is missing', 'не указана цена');
  if (currency === undefined) throw new CostInputError('currency', 'is missing', 'не указана валюта');
  return { code: 'price', amount: new Big(amount), currency };
}

/** True if the variant includes a cost of the country. A vehicle imported as parts has its own freight line. */
function includesCost({ input: { variant } }: Context, code: LineCode): boolean {
  switch (variant) {
    case 'poshlina':
      return true;
    case 'auction':
      return false;
    case 'china':
    case 'japan':
      return code !== 'freight';
    case 'construct':
    case 'raspil':
      return code !== 'freight' && code !== 'inland_freight';
  }
}

function selectCosts(context: Context): Cost[] {
  const { settings, origin, input } = context;
  return settings.abroad[input.kind][origin].filter(({ code }) => includesCost(context, code));
}

/** The operator's costs in a country at given rates: the lines, and the sum without margin, ₽. */
interface CountryCosts {
  readonly lines: readonly ReceiptLine[];
  readonly value: Big;
}

const countryCosts = memoByTerms<CountryCosts>();

/** They depend on no lot. */
function findCountryCosts(context: Context): CountryCosts {
  const { rates, origin, input } = context;
  return countryCosts(context, `${input.kind} ${origin} ${input.variant}`, () => {
    const selected = selectCosts(context);
    return {
      lines: selected.map((cost) =>
        createAbroadLine(context, cost, { ...SETTING, row: COUNTRY_NAMES[origin] }),
      ),
      value: selected.reduce(
        (sum, { amount, currency }) => sum.plus(amount.times(getRate(rates, currency, 'rates').rub)),
        new Big(0),
      ),
    };
  });
}

/** The lines for the lot's price and the operator's costs in the country, each at the selling rate. */
export const calculateAbroadLines = (context: Context): ReceiptLine[] => [
  createAbroadLine(context, readPrice(context), QUOTATION),
  ...findCountryCosts(context).lines,
];

/** The customs value, ₽, unrounded: the declared one, or else CIF at the Bank of Russia's rate without margin. */
export function calculateCustomsValue(context: Context): Big {
  const { input, rates } = context;
  if (input.customsValueRub !== undefined) return new Big(input.customsValueRub);
  const lot = readPrice(context);
  return lot.amount.times(getRate(rates, lot.currency, 'currency').rub).plus(findCountryCosts(context).value);
}

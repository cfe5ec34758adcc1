import { Big } from 'big.js';
import type { LineCode, Origin, ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from './CostInputError.ts';
import type { Context } from './context.ts';
import { createForeignLine, OPERATOR, type LineText } from './lines.ts';
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

/** A payment abroad at the selling rate: that of the Bank of Russia with the margin. */
export function createAbroadLine({ rates, settings }: Context, cost: Cost, text: LineText): ReceiptLine {
  const rate = getRate(rates, cost.currency, cost.code === 'price' ? 'currency' : 'rates');
  const { margins } = settings;
  const margin = (Object.hasOwn(margins, cost.currency) ? margins[cost.currency] : margins['default']) ?? ONE;
  return createForeignLine(cost.code, 'abroad', cost, { rate, perUnit: rate.rub.times(margin) }, text);
}

/** The price of the lot. Throws a CostInputError where it is not given, or its currency has no rate. */
function price({ input: { price: amount, currency } }: Context): Cost {
  if (amount === undefined) throw new CostInputError('price', 'is missing', 'не указана цена');
  if (currency === undefined) throw new CostInputError('currency', 'is missing', 'не указана валюта');
  return { code: 'price', amount: new Big(amount), currency };
}

/** Which of the country's costs a variant has: the parts of a construct have a freight of their own. */
function isPaid({ input: { variant } }: Context, code: LineCode): boolean {
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

function costs(context: Context): Cost[] {
  const { settings, origin, input } = context;
  return settings.abroad[input.kind][origin].filter(({ code }) => isPaid(context, code));
}

/** The price of the lot and the operator's sums in the country, each at the selling rate. */
export const calculateAbroadLines = (context: Context): ReceiptLine[] => [
  createAbroadLine(context, price(context), QUOTATION),
  ...costs(context).map((cost) =>
    createAbroadLine(context, cost, { ...SETTING, row: COUNTRY_NAMES[context.origin] }),
  ),
];

/** CIF at the Bank of Russia's own rate, ₽, unrounded; or what the question declares. */
export function calculateCustomsValue(context: Context): Big {
  const { input, rates } = context;
  if (input.customsValueRub !== undefined) return new Big(input.customsValueRub);
  const lot = price(context);
  let value = lot.amount.times(getRate(rates, lot.currency, 'currency').rub);
  for (const { amount, currency } of costs(context))
    value = value.plus(amount.times(getRate(rates, currency, 'rates').rub));
  return value;
}

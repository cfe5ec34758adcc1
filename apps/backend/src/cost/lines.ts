import type { Big } from 'big.js';
import { CERTAINTY_TEXTS, type Certainty } from '@vvoz/law/certainty';
import type { Basis, LineCode, LineGroup, ReceiptLine } from '@vvoz/law/costTypes';
import { roundRub } from './money.ts';
import type { Rate } from './rates.ts';
import type { TableSource } from './tableSchema.ts';

/** Names of the lines, in Russian. */
const LABELS: Readonly<Record<LineCode, string>> = {
  price: 'Цена лота',
  auction_fee: 'Сбор аукциона',
  inland_freight: 'Доставка по стране и фрахт',
  loading: 'Погрузка и оформление на вывоз',
  local_costs: 'Расходы в стране покупки',
  disassembly: 'Разборка',
  cutting: 'Распил кузова',
  freight: 'Фрахт до Владивостока',
  duty: 'Таможенная пошлина',
  excise: 'Акциз',
  vat: 'НДС',
  clearance_fee: 'Сбор за таможенное оформление',
  recycling_fee: 'Утилизационный сбор',
  parts_customs: 'Таможенное оформление запчастей',
  assembly: 'Сборка',
  storage: 'СВХ (хранение)',
  broker: 'Таможенный брокер',
  lab: 'Лаборатория, СБКТС, ЭПТС',
  bank: 'Комиссия банка',
  local_moves: 'Перемещения по Владивостоку',
  company: 'Услуги компании',
  delivery: 'Доставка',
};

export const OPERATOR = 'Настройки оператора';

export interface LineText {
  readonly act: string;
  readonly row: string;
  readonly basis: Basis;
  readonly label?: string;
  /** How certain the figures are; absent: certain. */
  readonly certainty?: Certainty;
  /** Conditions of the amount. */
  readonly note?: string;
}

/** The text of a line by a row of the law's tables. It says what is not certain about the figure. */
export function createLawText(
  { source, certainty, asOf }: TableSource,
  row: string,
  rowCertainty: Certainty | undefined = certainty,
): LineText {
  const text: LineText = { act: source, row, basis: 'law' };
  if (rowCertainty === 'certain') return text;
  const words =
    rowCertainty === 'last_known' && asOf !== undefined
      ? `ставки ${asOf} года: новые не найдены`
      : CERTAINTY_TEXTS[rowCertainty];
  return { ...text, row: `${row}; ${words}`, certainty: rowCertainty };
}

/** A line for a payment in roubles. A Big is rounded here, half up. */
export function createRoubleLine(
  code: LineCode,
  group: LineGroup,
  amount: Big | number,
  { act, row, basis, certainty, note, label = LABELS[code] }: LineText,
): ReceiptLine {
  const isWhole = typeof amount === 'number';
  return {
    code,
    group,
    label,
    amountRub: isWhole ? amount : roundRub(amount),
    amount: isWhole ? amount : amount.toNumber(),
    currency: 'rub',
    rate: null,
    rateDate: null,
    rateSource: null,
    rule: { act, row },
    basis,
    ...(certainty ? { certainty } : {}),
    ...(note ? { note } : {}),
  };
}

/** What a line says of its rate. `perUnit` is ₽ for one unit, including the margin. */
export interface LineRate {
  readonly perUnit: Big;
  readonly fields: Pick<ReceiptLine, 'rate' | 'rateDate' | 'rateSource' | 'officialRate' | 'rateMargin'>;
}

/** Prepares a rate for the lines that use it. */
export const createLineRate = (rate: Rate, perUnit: Big): LineRate => ({
  perUnit,
  fields: {
    rate: perUnit.toNumber(),
    rateDate: rate.date,
    rateSource: rate.source,
    ...(perUnit.eq(rate.rub)
      ? {}
      : {
          officialRate: rate.rub.toNumber(),
          rateMargin: perUnit.div(rate.rub).minus(1).times(100).round(4).toNumber(),
        }),
  },
});

/** A line for a payment in another currency. */
export function createForeignLine(
  code: LineCode,
  group: LineGroup,
  { amount, currency }: { readonly amount: Big; readonly currency: string },
  { perUnit, fields }: LineRate,
  text: LineText,
): ReceiptLine {
  if (currency === 'rub') return createRoubleLine(code, group, amount, text);
  return {
    code,
    group,
    label: text.label ?? LABELS[code],
    amountRub: roundRub(amount.times(perUnit)),
    amount: amount.toNumber(),
    currency,
    ...fields,
    rule: { act: text.act, row: text.row },
    basis: text.basis,
    ...(text.certainty ? { certainty: text.certainty } : {}),
  };
}

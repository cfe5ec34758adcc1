import type { Assumption } from '@vvoz/catalogue/cost/costTypes';
import { formatDay } from '@vvoz/catalogue/words/format';
import type { Context } from './context.ts';
import { listLowConfidenceTables } from './customs/calculateCustomsLines.ts';

function ofTables(context: Context): Assumption[] {
  const { tables, date } = context;
  const said: Assumption[] = [];
  if (date > tables.validTo)
    said.push({
      code: 'tables_older_than_date',
      text: `Таблиц на ${formatDay(date)} ещё нет: применены таблицы, действующие по ${formatDay(tables.validTo)}`,
    });
  if (date < tables.validFrom)
    said.push({
      code: 'tables_newer_than_date',
      text: `Таблиц на ${formatDay(date)} нет: применены самые ранние, с ${formatDay(tables.validFrom)}`,
    });
  const least = listLowConfidenceTables(context);
  if (least.length > 0)
    said.push({
      code: 'low_confidence_table',
      text: `Ставки этого периода проверены хуже прочих: ${least.join(', ')}`,
    });
  return said;
}

const PRELIMINARY: Assumption = {
  code: 'preliminary',
  text: 'Предварительный расчёт, уточняется менеджером',
};
const PARTS: Assumption = {
  code: 'parts_estimate',
  text: 'Оценка по настройкам: официальной формулы для ввоза запчастями нет',
};
const NO_REGISTRATION: Assumption = {
  code: 'raspil_no_registration',
  text: 'Распил ввозится только на запчасти: поставить его на учёт нельзя',
};

/** What the receipt takes for granted whatever the facts of the vehicle are. */
export function generalAssumptions(context: Context): Assumption[] {
  const { variant, kind } = context.input;
  if (variant === 'construct') return [PARTS];
  if (variant === 'raspil') return [PARTS, NO_REGISTRATION];
  if (variant !== 'poshlina') return [];
  return [...ofTables(context), ...(kind === 'car' ? [] : [PRELIMINARY])];
}

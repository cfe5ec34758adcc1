import type { Assumption, CostInput } from '@vvoz/law/costTypes';
import { formatPowers } from '@vvoz/catalogue/lots/powerText';
import { formatDay } from '@vvoz/catalogue/words/format';
import type { Context } from './context.ts';
import { listPeaks } from './motors.ts';
import { listLowConfidenceTables } from './customs/calculateCustomsLines.ts';

function listTableAssumptions(context: Context): Assumption[] {
  const { tables, date, today } = context;
  const assumptions: Assumption[] = [];
  if (date > tables.validTo)
    assumptions.push({
      code: 'tables_older_than_date',
      text: `Таблиц на ${formatDay(date)} ещё нет: применены таблицы, действующие по ${formatDay(tables.validTo)}`,
    });
  if (date < tables.validFrom)
    assumptions.push({
      code: 'tables_newer_than_date',
      text: `Таблиц на ${formatDay(date)} нет: применены самые ранние, с ${formatDay(tables.validFrom)}`,
    });
  if (today < tables.validFrom && date >= tables.validFrom)
    assumptions.push({
      code: 'tables_published',
      text: `Таблицы с ${formatDay(tables.validFrom)} опубликованы, но ещё не действуют: до этого дня их могут изменить`,
    });
  const lowConfidence = listLowConfidenceTables(context);
  if (lowConfidence.length > 0)
    assumptions.push({
      code: 'low_confidence_table',
      text: `Ставки этого периода проверены хуже прочих: ${lowConfidence.join(', ')}`,
    });
  return assumptions;
}

const PRELIMINARY: Assumption = {
  code: 'preliminary',
  text: 'Предварительный расчёт, уточняется менеджером',
};
const PARTS: Assumption = {
  code: 'parts_estimate',
  text: 'Приблизительно: официальной формулы для ввоза запчастями нет',
};
const NO_REGISTRATION: Assumption = {
  code: 'raspil_no_registration',
  text: 'Распил ввозится только на запчасти: поставить его на учёт нельзя',
};

const FUEL_NAMES: Readonly<Record<CostInput['fuel'], string>> = {
  petrol: 'бензин',
  diesel: 'дизель',
  gas: 'газ',
  hybrid: 'гибрид',
  plug_in_hybrid: 'гибрид с розеткой',
  series_hybrid: 'последовательный гибрид',
  electric: 'электромотор',
  unknown: 'топливо неизвестно',
};

/** «дизель, 2151 см³». */
const formatEngine = ({ fuel, displacementCc }: CostInput): string =>
  displacementCc ? `${FUEL_NAMES[fuel]}, ${displacementCc}\u00A0см³` : FUEL_NAMES[fuel];

/** Names a kind that the feed does not state. */
function listKindAssumptions({ input }: Context): Assumption[] {
  const { kind, category, fuel, kindSource } = input;
  if (kindSource === undefined || kindSource === 'feed') return [];
  const origin = kindSource === 'reference' ? 'по каталогу' : 'предположительно';
  // The mass of a lorry without a category is the only thing that the catalogue says of it.
  if (kind === 'truck' && category === undefined)
    return [{ code: 'kind_assumed', text: `Полная масса ${origin}: пошлина и утильсбор – по документам` }];
  if (kind === 'truck')
    return [
      {
        code: 'kind_assumed',
        text: `Грузовой (${category}) ${origin}: если в документах легковой (M1), пошлина и утильсбор другие`,
      },
    ];
  if (kind === 'car' && fuel === 'series_hybrid')
    return [{ code: 'kind_assumed', text: `Последовательный гибрид ${origin}: подтверждает СБКТС` }];
  if (kind === 'car' && category === undefined)
    return [
      { code: 'kind_assumed', text: `Двигатель ${origin}: ${formatEngine(input)}; подтверждают документы` },
    ];
  return [];
}

/** Names a power that the feed does not state; an interval of powers is named by its reason. */
function listPowerAssumptions({ input }: Context): Assumption[] {
  const { powerSource } = input;
  const peaks = listPeaks(input).map(({ value }) => value);
  const text = formatPowers(peaks);
  if (powerSource === undefined || powerSource === 'feed' || peaks.length !== 1 || text === undefined)
    return [];
  return [{ code: 'power_assumed', text: `Мощность ${text} по каталогу, уточним по документам` }];
}

/** The assumptions that do not depend on the facts of the vehicle. */
export function listGeneralAssumptions(context: Context): Assumption[] {
  const { variant, kind } = context.input;
  if (variant === 'construct') return [PARTS];
  if (variant === 'raspil') return [PARTS, NO_REGISTRATION];
  if (variant !== 'poshlina') return [];
  return [
    ...listTableAssumptions(context),
    ...(kind === 'car' ? [] : [PRELIMINARY]),
    ...listKindAssumptions(context),
    ...listPowerAssumptions(context),
  ];
}

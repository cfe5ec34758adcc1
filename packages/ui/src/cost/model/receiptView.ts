import type { Change } from '@vvoz/law/costChanges';
import { LINE_GROUPS } from '@vvoz/law/costTypes';
import type { Assumption, AssumptionCode, LineGroup, Receipt, ReceiptLine } from '@vvoz/law/costTypes';
import { CONSTRUCT_WARNING } from '@vvoz/law/priceNotes';
import { INTERVAL_REASON_TEXTS, PAYER_LABELS } from '@vvoz/law/receiptWords';
import { getCurrencyForms, getCurrencySign, sharesSign } from '@vvoz/catalogue/words/currencies';
import { formatDay, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { describeOldRate, formatRateDay } from './rateAge.ts';
import { bindUnits, formatRate, formatRateSum, formatRub, formatSum } from './receiptText.ts';

/** A line of the receipt as text. A line in roubles has no `sum`, `rate` and `rateDay`, because `amount` shows it. */
export interface ReceiptRow {
  readonly key: string;
  readonly label: string;
  /** «1 140 000 ¥». */
  readonly sum?: string;
  /** «0,59125». */
  readonly rate?: string;
  /** «24.11.2026». */
  readonly rateDay?: string;
  /** The row of the law's table, or the owner of the tariff. */
  readonly rule: string;
  /** The act behind the rule; absent for the company's own tariff. */
  readonly act?: string;
  /** «674 025», without the currency sign, which the column shows. */
  readonly amount: string;
}

export interface ReceiptSection {
  readonly group: LineGroup;
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
  readonly subtotal: string;
}

const TITLES: Readonly<Record<LineGroup, string>> = {
  abroad: 'За рубежом',
  customs: 'Таможня',
  russia: 'В России',
};

function formatRule({ group, basis, rule: { row } }: ReceiptLine): string {
  if (basis !== 'setting') return bindUnits(row);
  // An amount for customs without a table is an estimate; other amounts are our tariff.
  return bindUnits(group === 'customs' ? `оценка: ${row}` : `тариф компании, ${row}`);
}

function makeRow(line: ReceiptLine, index: number, priceNote: string | undefined): ReceiptRow {
  const { code, label, amount, currency, rate, rateDate, basis, rule } = line;
  return {
    key: `${code}-${index}`,
    label,
    ...(currency === 'rub' ? {} : { sum: formatSum(amount, currency) }),
    ...(rate === null ? {} : { rate: formatRate(rate) }),
    ...(rateDate === null ? {} : { rateDay: formatDay(rateDate) }),
    rule: code === 'price' && priceNote !== undefined ? priceNote : formatRule(line),
    ...(basis === 'law' ? { act: line.note === undefined ? rule.act : `${rule.act}. ${line.note}` } : {}),
    amount: formatNumber(line.amountRub),
  };
}

/**
 * Groups the lines and omits empty groups.
 * @param priceNote which price of the lot the receipt starts from: «средняя за 90 дней»; the receipt's own text by
 * default
 */
export function buildReceiptSections(receipt: Receipt, priceNote?: string): readonly ReceiptSection[] {
  return LINE_GROUPS.flatMap((group) => {
    const lines = receipt.lines.filter((line) => line.group === group);
    if (lines.length === 0) return [];
    const rows = lines.map((line, index) => makeRow(line, index, priceNote));
    return [{ group, title: TITLES[group], rows, subtotal: formatNumber(receipt.totals[group]) }];
  });
}

/** «¥», or «юань» on a receipt that also has yen. */
function nameUnit(currency: string, lines: readonly ReceiptLine[]): string {
  for (const line of lines) if (sharesSign(currency, line.currency)) return getCurrencyForms(currency)[0];
  return getCurrencySign(currency);
}

const CENTRAL_BANK = 'ЦБ РФ';

/** «1 ¥ — ЦБ 0,5500 + 7,5 % = 0,59125 ₽ (на 24.11.2026, вчера)»: each rate once, with source, date and age. */
function formatRates({ lines, madeOn }: Pick<Receipt, 'lines' | 'madeOn'>): string | undefined {
  const origins = new Map<string, Set<string>>();
  for (const line of lines) {
    const { currency, rate, rateDate, rateSource } = line;
    if (rate === null) continue;
    const isCentral = rateSource === CENTRAL_BANK;
    const origin = [
      isCentral ? undefined : rateSource,
      rateDate === null ? undefined : formatRateDay(rateDate, madeOn),
    ]
      .filter(Boolean)
      .join(', ');
    const rates = origins.get(origin) ?? new Set<string>();
    const sum = `${isCentral ? `ЦБ${NBSP}` : ''}${formatRateSum(rate, line)}${NBSP}₽`;
    origins.set(origin, rates.add(`1${NBSP}${nameUnit(currency, lines)} — ${sum}`));
  }
  if (origins.size === 0) return undefined;
  const all = [...origins.values()].reduce((count, rates) => count + rates.size, 0);
  const parts = [...origins].map(([origin, rates]) => `${[...rates].join(', ')}${origin && ` (${origin})`}`);
  return `${all === 1 ? 'Курс' : 'Курсы'}: ${parts.join('; ')}.`;
}

const DAY_MS = 86_400_000;
const getDayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString();

/** «таможня около 24.01.2027»: the day is expected; «расчёт на 24.01.2027»: it was asked for. */
const formatReceiptDay = ({ date, day }: Receipt): string =>
  day === undefined || day.from === 'query' || day.uncertaintyDays === 0
    ? `расчёт на ${formatDay(date)}`
    : `таможня около ${formatDay(date)}`;

/** «До 31.12.2026 — 1 543 000 ₽, с 01.01.2027 — 1 701 000 ₽.» */
export const formatBorder = ({ border }: Pick<Receipt, 'border'>): string | undefined =>
  border &&
  `До ${formatDay(getDayBefore(border.date))} — ${formatRub(border.before)}, с ${formatDay(border.date)} — ${formatRub(border.after)}.`;

/**
 * The sentences above the lines: the payer, the day of the declaration, a border within its uncertainty, the customs
 * value and the exchange rates.
 */
export function formatReceiptCaption(receipt: Receipt): string {
  const { payer, customsValueRub } = receipt;
  return [
    `${PAYER_LABELS[payer]}, ${formatReceiptDay(receipt)}.`,
    formatBorder(receipt),
    customsValueRub === null ? undefined : `Таможенная стоимость ${formatRub(customsValueRub)}.`,
    formatRates(receipt),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

const PRELIMINARY: ReadonlySet<AssumptionCode> = new Set([
  'preliminary',
  'parts_estimate',
  'raspil_no_registration',
]);
/** Shown with the interval, so not in the list of assumptions. */
const OF_INTERVAL: AssumptionCode = 'dearer_outcome_shown';

/** The assumptions of a receipt by the place where they are shown. */
export interface SortedAssumptions {
  /** Above the lines: the figures are not reliable. */
  readonly warnings: readonly string[];
  /** Reasons for the two ends of an interval. */
  readonly reasons: readonly string[];
  /** Below the total. */
  readonly assumptions: readonly Assumption[];
}

/** Sorts the assumptions by the place where they are shown. */
export function sortAssumptions({
  assumptions,
  interval,
  lines,
  madeOn,
  variant,
}: Receipt): SortedAssumptions {
  const reasons = interval?.reasons ?? [];
  const oldRate = describeOldRate(
    lines.map(({ rateDate }) => rateDate),
    madeOn,
  );
  const elsewhere = new Set<AssumptionCode>([
    ...PRELIMINARY,
    ...reasons,
    ...(interval === undefined ? [] : [OF_INTERVAL]),
  ]);
  return {
    warnings: [
      ...assumptions.filter(({ code }) => PRELIMINARY.has(code)).map(({ text }) => text),
      ...(variant === 'construct' ? [CONSTRUCT_WARNING] : []),
      ...(oldRate === undefined ? [] : [oldRate]),
    ],
    reasons: reasons.map(
      (reason) => assumptions.find(({ code }) => code === reason)?.text ?? INTERVAL_REASON_TEXTS[reason],
    ),
    assumptions: assumptions.filter(({ code }) => !elsewhere.has(code)),
  };
}

/**
 * A small change of the facts and its effect on the total. `text` contains both: «на 1 л.с. меньше — на 3 450 800 ₽
 * дешевле».
 */
export type ReceiptChange = Pick<Change, 'code' | 'text' | 'deltaRub'>;

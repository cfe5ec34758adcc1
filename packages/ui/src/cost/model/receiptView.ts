import type { Change } from '@vvoz/catalogue/cost/costChanges';
import { LINE_GROUPS } from '@vvoz/catalogue/cost/costTypes';
import type {
  Assumption,
  AssumptionCode,
  LineGroup,
  Receipt,
  ReceiptLine,
} from '@vvoz/catalogue/cost/costTypes';
import { INTERVAL_REASON_TEXTS, PAYER_LABELS } from '@vvoz/catalogue/cost/receiptWords';
import { currencyForms, currencySign, isCurrency, sharesSign } from '@vvoz/catalogue/words/currencies';
import { formatDay, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { bindUnits, formatRate, formatRub, formatSum } from './receiptText.ts';

/** A line in words. What is paid in roubles has no `sum`, rate and day of its own: the amount says it. */
export interface ReceiptRow {
  readonly key: string;
  readonly label: string;
  /** «1 140 000 ¥». */
  readonly sum?: string;
  /** «0,59125». */
  readonly rate?: string;
  /** «24.11.2026». */
  readonly rateDay?: string;
  /** The row of a table, or whose figure it is. */
  readonly rule: string;
  /** The act behind the rule; absent where it is nobody's but the company's. */
  readonly act?: string;
  /** «674 025», without the sign: the column has it. */
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

function ruleText({ group, basis, rule: { row } }: ReceiptLine): string {
  if (basis !== 'setting') return bindUnits(row);
  // What customs will take is estimated where there is no table; what others take is our tariff.
  return bindUnits(group === 'customs' ? `оценка: ${row}` : `тариф компании, ${row}`);
}

function rowOf(line: ReceiptLine, index: number, priceNote: string | undefined): ReceiptRow {
  const { code, label, amount, currency, rate, rateDate, basis, rule } = line;
  return {
    key: `${code}-${index}`,
    label,
    ...(currency === 'rub' ? {} : { sum: formatSum(amount, currency) }),
    ...(rate === null ? {} : { rate: formatRate(rate) }),
    ...(rateDate === null ? {} : { rateDay: formatDay(rateDate) }),
    rule: code === 'price' && priceNote !== undefined ? priceNote : ruleText(line),
    ...(basis === 'law' ? { act: rule.act } : {}),
    amount: formatNumber(line.amountRub),
  };
}

/**
 * The lines by group, those without lines left out.
 * @param priceNote what the price of the lot is: «средняя за 90 дней»; without it the receipt's own word
 */
export function receiptSections(receipt: Receipt, priceNote?: string): readonly ReceiptSection[] {
  return LINE_GROUPS.flatMap((group) => {
    const lines = receipt.lines.filter((line) => line.group === group);
    if (lines.length === 0) return [];
    const rows = lines.map((line, index) => rowOf(line, index, priceNote));
    return [{ group, title: TITLES[group], rows, subtotal: formatNumber(receipt.totals[group]) }];
  });
}

/** «¥», or «юань» on a receipt that has yen too. */
const unitName = (currency: string, lines: readonly ReceiptLine[]): string =>
  isCurrency(currency) && lines.some((line) => sharesSign(line.currency, currency))
    ? currencyForms(currency)[0]
    : currencySign(currency);

/** «1 ¥ — 0,59125 ₽», each rate once, by day and source. */
function ratesText(lines: readonly ReceiptLine[]): string | undefined {
  const origins = new Map<string, Set<string>>();
  for (const { currency, rate, rateDate, rateSource } of lines) {
    if (rate === null) continue;
    const origin = [rateSource, rateDate === null ? undefined : formatDay(rateDate)]
      .filter(Boolean)
      .join(', ');
    const rates = origins.get(origin) ?? new Set<string>();
    origins.set(origin, rates.add(`1${NBSP}${unitName(currency, lines)} — ${formatRate(rate)}${NBSP}₽`));
  }
  if (origins.size === 0) return undefined;
  const parts = [...origins].map(([origin, rates]) => `${[...rates].join(', ')}${origin && ` (${origin})`}`);
  return `${origins.size === 1 ? 'Курс' : 'Курсы'}: ${parts.join('; ')}.`;
}

/** Whose declaration of which day, what is declared, and by which rates: the sentences above the lines. */
export function receiptCaption({ payer, date, customsValueRub, lines }: Receipt): string {
  return [
    `${PAYER_LABELS[payer]}, расчёт на ${formatDay(date)}.`,
    customsValueRub === null ? undefined : `Таможенная стоимость ${formatRub(customsValueRub)}.`,
    ratesText(lines),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

const PRELIMINARY: ReadonlySet<AssumptionCode> = new Set([
  'preliminary',
  'parts_estimate',
  'raspil_no_registration',
]);
/** Said by the interval's own words. */
const OF_INTERVAL: AssumptionCode = 'dearer_outcome_shown';

/** What a receipt takes for granted, each once, in the place where it is said. */
export interface SortedAssumptions {
  /** Above the lines: the figures may not be relied upon. */
  readonly warnings: readonly string[];
  /** Why there are two outcomes. */
  readonly reasons: readonly string[];
  /** Below the total. */
  readonly assumptions: readonly Assumption[];
}

/** Sorts the assumptions by the place where they are said. */
export function receiptNotes({ assumptions, interval }: Receipt): SortedAssumptions {
  const reasons = interval?.reasons ?? [];
  const elsewhere = new Set<AssumptionCode>([
    ...PRELIMINARY,
    ...reasons,
    ...(interval === undefined ? [] : [OF_INTERVAL]),
  ]);
  return {
    warnings: assumptions.filter(({ code }) => PRELIMINARY.has(code)).map(({ text }) => text),
    reasons: reasons.map(
      (reason) => assumptions.find(({ code }) => code === reason)?.text ?? INTERVAL_REASON_TEXTS[reason],
    ),
    assumptions: assumptions.filter(({ code }) => !elsewhere.has(code)),
  };
}

/** A small difference in the facts and what it does to the total; `text` says both: «на 1 л.с. меньше — на 3 450 800 ₽ дешевле». */
export type ReceiptChange = Pick<Change, 'code' | 'text' | 'deltaRub'>;

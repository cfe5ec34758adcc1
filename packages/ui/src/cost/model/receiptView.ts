import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Receipt, ReceiptAssumption, ReceiptGroup, ReceiptLine } from './receipt.ts';
import { RECEIPT_GROUPS } from './receipt.ts';
import { currencyForms, currencySign, isCurrency, sharesSign } from '@vvoz/catalogue/words/currencies';
import { bound, dayText, moneyIn, PAYER_LABELS, rateText, rub } from './receiptText.ts';

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
  readonly group: ReceiptGroup;
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
  readonly subtotal: string;
}

const TITLES: Readonly<Record<ReceiptGroup, string>> = {
  abroad: 'За рубежом',
  customs: 'Таможня',
  russia: 'В России',
};

function ruleText({ group, basis, rule: { row } }: ReceiptLine): string {
  if (basis !== 'setting') return bound(row);
  // What customs will take is estimated where there is no table; what others take is our tariff.
  return bound(group === 'customs' ? `оценка: ${row}` : `тариф компании, ${row}`);
}

function rowOf(line: ReceiptLine, index: number, priceNote: string | undefined): ReceiptRow {
  const { code, label, amount, currency, rate, rateDate, basis, rule } = line;
  return {
    key: `${code}-${index}`,
    label,
    ...(currency === 'rub' ? {} : { sum: moneyIn(amount, currency) }),
    ...(rate === null ? {} : { rate: rateText(rate) }),
    ...(rateDate === null ? {} : { rateDay: dayText(rateDate) }),
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
  return RECEIPT_GROUPS.flatMap((group) => {
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
    const origin = [rateSource, rateDate === null ? undefined : dayText(rateDate)].filter(Boolean).join(', ');
    const rates = origins.get(origin) ?? new Set<string>();
    origins.set(origin, rates.add(`1${NBSP}${unitName(currency, lines)} — ${rateText(rate)}${NBSP}₽`));
  }
  if (origins.size === 0) return undefined;
  const parts = [...origins].map(([origin, rates]) => `${[...rates].join(', ')}${origin && ` (${origin})`}`);
  return `${origins.size === 1 ? 'Курс' : 'Курсы'}: ${parts.join('; ')}.`;
}

/** Whose declaration of which day, what is declared, and by which rates: the sentences above the lines. */
export function receiptCaption({ payer, date, customsValueRub, lines }: Receipt): string {
  return [
    `${PAYER_LABELS[payer]}, расчёт на ${dayText(date)}.`,
    customsValueRub === null ? undefined : `Таможенная стоимость ${rub(customsValueRub)}.`,
    ratesText(lines),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

const PRELIMINARY: ReadonlySet<string> = new Set(['preliminary', 'parts_estimate', 'raspil_no_registration']);
/** Said by the interval's own words. */
const OF_INTERVAL = 'dearer_outcome_shown';

const REASONS: Readonly<Record<string, string>> = {
  age_interval: 'Известен только год выпуска',
  age_unknown: 'Возраст не указан',
  power_unknown: 'Мощность не указана',
  mass_unknown: 'Масса не указана',
  body_class_unknown: 'Класс кузова не указан',
};

/** What a receipt takes for granted, each once, in the place where it is said. */
export interface ReceiptNotes {
  /** Above the lines: the figures may not be relied upon. */
  readonly warnings: readonly string[];
  /** Why there are two outcomes. */
  readonly reasons: readonly string[];
  /** Below the total. */
  readonly assumptions: readonly ReceiptAssumption[];
}

/** Sorts the assumptions by the place where they are said. */
export function receiptNotes({ assumptions, interval }: Receipt): ReceiptNotes {
  const codes = interval?.reasons ?? [];
  const textOf = (code: string) => assumptions.find((one) => one.code === code)?.text ?? REASONS[code];
  return {
    warnings: assumptions.filter(({ code }) => PRELIMINARY.has(code)).map(({ text }) => text),
    reasons: codes.map(textOf).filter((text) => text !== undefined),
    assumptions: assumptions.filter(
      ({ code }) =>
        !PRELIMINARY.has(code) && !codes.includes(code) && !(interval !== undefined && code === OF_INTERVAL),
    ),
  };
}

/** A small difference in the facts, and what it does to the total. */
export interface ReceiptChange {
  readonly code: string;
  /** «на 1 л.с. меньше». */
  readonly text: string;
  /** Whole roubles; below zero it is cheaper. */
  readonly deltaRub: number;
}

/** «на 3 450 800 ₽ дешевле»; «цена та же». */
export function changeText(deltaRub: number): string {
  if (deltaRub === 0) return 'цена та же';
  return `на${NBSP}${rub(Math.abs(deltaRub))} ${deltaRub < 0 ? 'дешевле' : 'дороже'}`;
}

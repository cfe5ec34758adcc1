/**
 * What the page reads of a calculated price. The cost engine's own receipt fits as it is; it is named here once more
 * because components know the catalogue's types only.
 */

/** Subtotals in the order in which a receipt lists them. */
export const RECEIPT_GROUPS = ['abroad', 'customs', 'russia'] as const;
export type ReceiptGroup = (typeof RECEIPT_GROUPS)[number];

export type ReceiptVariant = 'poshlina' | 'construct' | 'raspil' | 'auction' | 'china' | 'japan';
export type ReceiptPayer = 'physic' | 'jur';

export interface ReceiptLine {
  readonly code: string;
  readonly group: ReceiptGroup;
  /** Russian. */
  readonly label: string;
  /** Whole roubles. */
  readonly amountRub: number;
  /** The same in the currency in which it arises. */
  readonly amount: number;
  /** Lower-case ISO code. */
  readonly currency: string;
  /** ₽ for one unit; null of roubles, as are its day (YYYY-MM-DD) and its source. */
  readonly rate: number | null;
  readonly rateDate: string | null;
  readonly rateSource: string | null;
  /** The act and the row of its table; Russian. */
  readonly rule: { readonly act: string; readonly row: string };
  readonly basis: 'law' | 'quotation' | 'setting';
}

/** Whole roubles; `total` is the sum of the others and of all lines. */
export type ReceiptTotals = Readonly<Record<ReceiptGroup | 'total', number>>;

export interface ReceiptAssumption {
  readonly code: string;
  /** Russian, without a full stop. */
  readonly text: string;
}

export interface Receipt {
  /** YYYY-MM-DD of the declaration. */
  readonly date: string;
  readonly payer: ReceiptPayer;
  readonly variant: ReceiptVariant;
  /** ₽, to the kopeck; null where nothing is declared. */
  readonly customsValueRub: number | null;
  readonly lines: readonly ReceiptLine[];
  readonly totals: ReceiptTotals;
  readonly assumptions: readonly ReceiptAssumption[];
  /** Two outcomes remain; the lines above are those of the dearer. `reasons` are codes of assumptions. */
  readonly interval?:
    | {
        readonly low: { readonly totals: ReceiptTotals };
        readonly high: { readonly totals: ReceiptTotals };
        readonly reasons: readonly string[];
      }
    | undefined;
}

/** A place of delivery. */
export interface ReceiptCity {
  /** What the form sends. */
  readonly key: string;
  /** «Омск». */
  readonly name: string;
  /** «в Омске», for the line of the total; without it the name stands alone. */
  readonly inside?: string;
  /** Whole roubles on top of Vladivostok. */
  readonly deliveryRub: number;
}

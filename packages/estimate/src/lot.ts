/**
 * A lot as the estimate sees it. Names are those of the stored columns. An unknown text is '', an unknown number is
 * null.
 */
export interface EstimateLot {
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  readonly year: number | null;
  /** km */
  readonly mileage: number | null;
  readonly engine: number | null;
  /** The inspector's grade: S, 6 … 0, R, RA, ***. */
  readonly rate: string;
  readonly drive: string;
  readonly gearbox_kind: string;
  /** Trim. */
  readonly grade: string;
  readonly color: string;
  /** Codes, separated by spaces or commas. */
  readonly equipment: string;
  /** The inspector's note: `INT:B EXT:C MARKS:A1@hood,U2 NOTES:…`. */
  readonly info: string;
  readonly auction: string;
  /** Begins with YYYY-MM-DD; '' if unknown. */
  readonly auction_date: string;
  /** Whole units of `currency`. */
  readonly start: number | null;
  readonly currency: string;
}

/** A sold lot. */
export interface Sale extends EstimateLot {
  /** Hammer price, whole units of `currency`. */
  readonly finish: number;
  /** The source's average of similar cars, which is only compared with. */
  readonly average: number | null;
}

/** The expected hammer price, whole units of the lot's currency: a tenth of such lots sell below `low`, a tenth above `high`. */
export interface Estimate {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

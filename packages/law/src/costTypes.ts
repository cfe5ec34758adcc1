import type { Fuel } from '../words/fuels.ts';

/** Who imports: an individual for personal use, or a legal entity. */
export const PAYERS = ['physic', 'jur'] as const;
export type Payer = (typeof PAYERS)[number];

export const VEHICLE_KINDS = ['car', 'motorcycle', 'truck', 'machinery'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** The fuels of the law. `hybrid` is a parallel hybrid; `series_hybrid` is driven only by its electric motor. */
export const CALC_FUELS = [
  'petrol',
  'diesel',
  'gas',
  'hybrid',
  'series_hybrid',
  'electric',
] as const satisfies readonly (Fuel | 'series_hybrid')[];
export type CalcFuel = (typeof CALC_FUELS)[number];

/** `unknown`: the engine calculates every fuel that is possible for the displacement. */
export const INPUT_FUELS = [...CALC_FUELS, 'unknown'] as const;
export type InputFuel = (typeof INPUT_FUELS)[number];

/** Ways of import: full duty, disassembled (construct), cut for parts (raspil), or only the price abroad. */
export const VARIANTS = ['poshlina', 'construct', 'raspil', 'auction', 'china', 'japan'] as const;
export type Variant = (typeof VARIANTS)[number];

export const BODY_CLASSES = ['passenger', 'minivan', 'suv', 'truck', 'moto'] as const;
export type BodyClass = (typeof BODY_CLASSES)[number];

export const ORIGINS = ['japan', 'korea', 'china', 'europe'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Validated input of the cost engine. Either `customsValueRub`, or `price` with `currency`. */
export interface CostInput {
  /** Customs value, ₽. With it only the customs lines are calculated. */
  readonly customsValueRub?: number | undefined;
  /** Price of the lot in `currency`. */
  readonly price?: number | undefined;
  /** ISO code in lower case. */
  readonly currency?: string | undefined;
  /** ₽ for one euro, instead of the stored rate. */
  readonly eurRate?: number | undefined;
  /** Currency → ₽ for ONE unit, instead of the stored rates. */
  readonly rates?: Readonly<Record<string, number>> | undefined;
  /** YYYY-MM-DD; the day of the declaration. */
  readonly date?: string | undefined;
  readonly payer: Payer;
  readonly kind: VehicleKind;
  readonly fuel: InputFuel;
  /** cm³. */
  readonly displacementCc?: number | undefined;
  /** Peak power; of a parallel hybrid that of the combustion engine. */
  readonly powerHp?: number | undefined;
  /**
   * Peak powers that the body code was sold with; one of them is this vehicle's. Ignored if `powerHp` or `powerKw` is
   * given.
   */
  readonly powersHp?: readonly number[] | undefined;
  /** Takes precedence over `powerHp`. */
  readonly powerKw?: number | undefined;
  /** 30-minute power of the electric motor, kW. */
  readonly power30Kw?: number | undefined;
  /** Full months since manufacture; takes precedence over `year`. */
  readonly ageMonths?: number | undefined;
  readonly year?: number | undefined;
  /** 1–12. */
  readonly month?: number | undefined;
  /** Gross mass, kg. */
  readonly massKg?: number | undefined;
  readonly bodyClass?: BodyClass | undefined;
  readonly variant: Variant;
  /** Key or name of a city in the settings. */
  readonly city?: string | undefined;
  readonly country?: Origin | undefined;
  /** The source of the lot. Not used in the calculation. */
  readonly source?: string | undefined;
  /** Partial settings that replace the operator's in this calculation. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** A delivery destination from Vladivostok. */
export interface DeliveryCity {
  /** Key in the input: «omsk». */
  readonly key: string;
  /** «Омск». */
  readonly name: string;
  /** Whole roubles added to the cost in Vladivostok. */
  readonly deliveryRub: number;
}

/** Delivery cities to choose from, and the exchange rates in use. */
export interface CalcTerms {
  readonly cities: readonly DeliveryCity[];
  /** `rub` is ₽ for ONE unit; `date` is the day of the rate, YYYY-MM-DD. */
  readonly rates: readonly {
    readonly currency: string;
    readonly rub: number;
    readonly date: string;
    readonly source: string;
  }[];
}

/** Subtotals in the order in which a receipt lists its lines. */
export const LINE_GROUPS = ['abroad', 'customs', 'russia'] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

export const LINE_CODES = [
  'price',
  'auction_fee',
  'inland_freight',
  'loading',
  'local_costs',
  'disassembly',
  'cutting',
  'freight',
  'duty',
  'excise',
  'vat',
  'clearance_fee',
  'recycling_fee',
  'parts_customs',
  'assembly',
  'storage',
  'broker',
  'lab',
  'bank',
  'local_moves',
  'company',
  'delivery',
] as const;
export type LineCode = (typeof LINE_CODES)[number];

/** `law`: a table or rate of an act; `quotation`: the price of the lot; `setting`: the operator's figure. */
export const BASES = ['law', 'quotation', 'setting'] as const;
export type Basis = (typeof BASES)[number];

/** The basis of a line's amount. */
export interface LineRule {
  /** The act, or the owner of the figure; Russian. */
  readonly act: string;
  /** The row of its table; Russian. */
  readonly row: string;
}

export interface ReceiptLine {
  readonly code: LineCode;
  readonly group: LineGroup;
  /** Russian. */
  readonly label: string;
  /** The amount to pay in whole roubles, rounded half up. */
  readonly amountRub: number;
  /** The amount in the currency of the bill (`currency`), before rounding. */
  readonly amount: number;
  readonly currency: string;
  /** ₽ for one unit, including the margin if the line is paid abroad; null if `currency` is the rouble. */
  readonly rate: number | null;
  /** YYYY-MM-DD of the rate; null if `currency` is the rouble. */
  readonly rateDate: string | null;
  readonly rateSource: string | null;
  readonly rule: LineRule;
  readonly basis: Basis;
}

/** Whole roubles; `total` is the sum of the other three and of all lines. */
export interface Totals {
  readonly abroad: number;
  readonly customs: number;
  readonly russia: number;
  readonly total: number;
}

/** Missing facts that leave two possible totals. */
export const INTERVAL_REASONS = [
  'age_interval',
  'age_unknown',
  'fuel_unknown',
  'power_options',
  'power_unknown',
  'mass_unknown',
  'body_class_unknown',
] as const;
export type IntervalReason = (typeof INTERVAL_REASONS)[number];

export const ASSUMPTION_CODES = [
  ...INTERVAL_REASONS,
  'tables_older_than_date',
  'tables_newer_than_date',
  'low_confidence_table',
  'dearer_outcome_shown',
  'power30_estimated',
  'hybrid_power30_missing',
  'preliminary',
  'parts_estimate',
  'raspil_no_registration',
] as const;
export type AssumptionCode = (typeof ASSUMPTION_CODES)[number];

/** An assumption of the receipt; `text` is Russian. */
export interface Assumption {
  readonly code: AssumptionCode;
  readonly text: string;
}

/** One complete outcome of a calculation. */
export interface Outcome {
  /** Hash of the normalised input, the tables, the settings and the rates. */
  readonly id: string;
  /** YYYY-MM-DD; the day whose tables and rates apply. */
  readonly date: string;
  readonly payer: Payer;
  readonly kind: VehicleKind;
  readonly variant: Variant;
  /** ₽, to the kopeck; null if the variant declares no vehicle. */
  readonly customsValueRub: number | null;
  readonly lines: readonly ReceiptLine[];
  readonly totals: Totals;
  readonly assumptions: readonly Assumption[];
  /** The set of tables in force; `version` is a hash of its content. */
  readonly tables: { readonly validFrom: string; readonly validTo: string; readonly version: string };
  readonly settingsVersion: string;
}

/** The outcomes with the lowest and the highest total. */
export interface Interval {
  readonly low: Outcome;
  readonly high: Outcome;
  /** The missing facts that cause the difference. */
  readonly reasons: readonly IntervalReason[];
}

/** If two outcomes remain, `lines` and `totals` are those of the higher one. */
export interface Receipt extends Outcome {
  readonly interval?: Interval | undefined;
}

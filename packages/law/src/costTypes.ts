import type { Certainty } from './certainty.ts';

/** Who imports: an individual for personal use, or a legal entity. */
export const PAYERS = ['physic', 'jur'] as const;
export type Payer = (typeof PAYERS)[number];

export const VEHICLE_KINDS = ['car', 'motorcycle', 'truck', 'machinery'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** Categories of a vehicle: M1 car, M2 bus, N1–N3 pickup, van and lorry. */
export const VEHICLE_CATEGORIES = ['M1', 'M2', 'N1', 'N2', 'N3'] as const;
export type VehicleCategory = (typeof VEHICLE_CATEGORIES)[number];

/** Kinds of N1–N3 that have duties or fees of their own. `special`: cranes, mixers and tanks on a lorry's chassis. */
export const TRUCK_KINDS = ['cargo', 'tractor', 'special'] as const;
export type TruckKind = (typeof TRUCK_KINDS)[number];

/** Where a kind or a power is known from: the feed, a register or the makers' papers, or general knowledge. */
export const KIND_SOURCES = ['feed', 'reference', 'assumed'] as const;
export type KindSource = (typeof KIND_SOURCES)[number];

/** Kinds of special machinery, each with its own duty and recycling fee. */
export const MACHINE_KINDS = [
  'grader',
  'bulldozer',
  'excavator',
  'loader',
  'electric_forklift',
  'roller',
  'crane',
  'crawler_crane',
  'road_machine',
  'wheeled_tractor',
  'snowmobile',
] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

/**
 * The fuels of the law. `hybrid` is a parallel or mixed hybrid, `plug_in_hybrid` one with a plug; `series_hybrid` is
 * driven only by its electric motor.
 */
export const CALC_FUELS = [
  'petrol',
  'diesel',
  'gas',
  'hybrid',
  'plug_in_hybrid',
  'series_hybrid',
  'electric',
] as const;
export type CalcFuel = (typeof CALC_FUELS)[number];

/** `unknown`: the engine calculates every fuel that is possible for the displacement. */
export const INPUT_FUELS = [...CALC_FUELS, 'unknown'] as const;
export type InputFuel = (typeof INPUT_FUELS)[number];

/** Ways of import: full duty, disassembled (construct), cut for parts (raspil), or only the price abroad. */
export const VARIANTS = ['poshlina', 'construct', 'raspil', 'auction', 'china', 'japan'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The variants with all costs up to Russia. A list shows the prices of one of them. */
export const LIST_VARIANTS = ['poshlina', 'construct', 'raspil'] as const satisfies readonly Variant[];
export type ListVariant = (typeof LIST_VARIANTS)[number];

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
  /** YYYY-MM-DD; the day of the declaration. Default: the auction day or today, plus the days to the declaration. */
  readonly date?: string | undefined;
  /** YYYY-MM-DD; the day of the lot's auction. */
  readonly auctionDay?: string | undefined;
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
  /** 30-minute power of the electric motors, kW. */
  readonly power30Kw?: number | undefined;
  /** The least and the highest plausible 30-minute power, kW, where `power30Kw` is unknown. */
  readonly power30MinKw?: number | undefined;
  readonly power30MaxKw?: number | undefined;
  /** The model was tested: its 30-minute power exists and must not be assumed. */
  readonly power30Tested?: boolean | undefined;
  /** Peak power of the motors of a parallel hybrid, kW. */
  readonly motorPeakKw?: number | undefined;
  /** Power of the engine of a series hybrid, kW. */
  readonly enginePowerKw?: number | undefined;
  /** Full months since manufacture; takes precedence over `year`. */
  readonly ageMonths?: number | undefined;
  readonly year?: number | undefined;
  /** 1–12. */
  readonly month?: number | undefined;
  /** Day of the month of manufacture. */
  readonly day?: number | undefined;
  /** Gross mass, kg. */
  readonly massKg?: number | undefined;
  /** The least and the highest possible gross mass, kg, where `massKg` is unknown. */
  readonly massMinKg?: number | undefined;
  readonly massMaxKg?: number | undefined;
  /** The category by the papers. */
  readonly category?: VehicleCategory | undefined;
  readonly truckKind?: TruckKind | undefined;
  /** Where fuel and category are known from. */
  readonly kindSource?: KindSource | undefined;
  /** Where the power is known from; absent for the feed. */
  readonly powerSource?: KindSource | undefined;
  /** The kind of machine; needed for machinery. */
  readonly machine?: MachineKind | undefined;
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
  /** The operator's margin in `rate`, %; absent from a line without one. */
  readonly rateMargin?: number | undefined;
  /** ₽ for one unit by `rateSource`: `rate` without the margin; absent from a line without one. */
  readonly officialRate?: number | undefined;
  readonly rule: LineRule;
  readonly basis: Basis;
  /** How certain the figures of the law are; absent: certain, or not a figure of the law. */
  readonly certainty?: Certainty | undefined;
  /** Conditions of the amount, in Russian. */
  readonly note?: string | undefined;
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
  'day_unknown',
  'age_interval',
  'age_unknown',
  'fuel_unknown',
  'power_options',
  'power_unknown',
  'motor_unknown',
  'power30_unknown',
  'engine_power_unknown',
  'series_duty',
  'mass_unknown',
  'excise_band',
  'machine_coefficient',
  'machine_duty',
  'body_class_unknown',
] as const;
export type IntervalReason = (typeof INTERVAL_REASONS)[number];

export const ASSUMPTION_CODES = [
  ...INTERVAL_REASONS,
  'kind_assumed',
  'power_assumed',
  'tables_older_than_date',
  'tables_newer_than_date',
  'tables_published',
  'low_confidence_table',
  'dearer_outcome_shown',
  'power30_estimated',
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
  readonly tables: {
    readonly validFrom: string;
    readonly validTo: string;
    readonly version: string;
    /** The period has not begun: a decree may still change its tables. */
    readonly published?: true | undefined;
  };
  readonly settingsVersion: string;
}

/** The outcomes with the lowest and the highest total. */
export interface Interval {
  readonly low: Outcome;
  readonly high: Outcome;
  /** The missing facts that cause the difference. */
  readonly reasons: readonly IntervalReason[];
  /** The likely total, if one outcome of each missing fact is more likely than the others. */
  readonly likely?: number | undefined;
}

/** The limit of power of an individual's preference, which is 160 hp. */
export const LIMIT_STATES = ['within', 'open', 'above'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

export interface Limit160 {
  /** `open`: the missing facts decide, so nothing may be promised. */
  readonly state: LimitState;
  /** Power of the engine, kW, if it is one number. */
  readonly engineKw?: number | undefined;
  /** The least and the highest 30-minute power of the motors that is plausible, kW. */
  readonly motorKw?: readonly [number, number] | undefined;
}

export const BORDER_REASONS = ['tables', 'age'] as const;
export type BorderReason = (typeof BORDER_REASONS)[number];

/** A day within the uncertainty of the declaration on which the total changes. */
export interface Border {
  /** YYYY-MM-DD; the first day of the new total. */
  readonly date: string;
  /** `tables`: new tables of the law; `age`: an older class. */
  readonly reason: BorderReason;
  /** Totals of the day before and of the day, whole roubles. */
  readonly before: number;
  readonly after: number;
}

/** How the day of a receipt was found. */
export interface ClearanceDay {
  readonly from: 'query' | 'auction' | 'today';
  /** The declaration may be that many days earlier or later. */
  readonly uncertaintyDays: number;
}

/** The totals at the ends of an assumed 30-minute power. */
export interface Power30Ends {
  readonly lowKw: number;
  readonly highKw: number;
  /** Whole roubles. */
  readonly low: number;
  readonly high: number;
}

/** If two outcomes remain, `lines` and `totals` are those of the higher one. */
export interface Receipt extends Outcome {
  readonly interval?: Interval | undefined;
  readonly limit160?: Limit160 | undefined;
  readonly day?: ClearanceDay | undefined;
  readonly border?: Border | undefined;
  readonly power30Ends?: Power30Ends | undefined;
  /** YYYY-MM-DD in Vladivostok: the day on which the receipt was made, for the age of its rates. */
  readonly madeOn?: string | undefined;
}

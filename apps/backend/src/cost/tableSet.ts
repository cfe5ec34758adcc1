import type { Big } from 'big.js';
import type { Certainty } from '@vvoz/law/certainty';
import type { PowerBound } from './power.ts';
import type { TableSource, TableSetData } from './tableSchema.ts';

/** A row of a duty: a share of the customs value, an amount per cm³, or the larger of the two. */
export interface DutyRow {
  /** € of customs value or cm³, inclusive; null: no bound. */
  readonly upTo: number | null;
  /** Of the customs value, such as 0.54. */
  readonly share: Big | null;
  readonly eurPerCc: Big | null;
  /** The row in Russian words, for the receipt. The same in the types below. */
  readonly row: string;
}

/** A row may be more or less certain than its table. */
interface Certain {
  readonly certainty?: Certainty;
}

export interface ExciseRow extends PowerBound, Certain {
  /** ₽ for each 0.75 kW. */
  readonly rubPerHp: Big;
  readonly row: string;
}

export interface ClearanceRow {
  readonly upToRub: Big | null;
  readonly feeRub: number;
  readonly row: string;
}

/** A payment of the recycling fee, whole roubles. */
export interface RecyclingPayment {
  readonly rub: number;
  readonly row: string;
}

export interface RecyclingCell {
  /** cm³, inclusive; null: no bound. */
  readonly upTo: number | null;
  readonly under3: RecyclingPayment;
  readonly older: RecyclingPayment;
}

export interface RecyclingRow extends PowerBound {
  readonly cells: readonly RecyclingCell[];
}

export interface PersonalRecycling {
  readonly under3: RecyclingPayment;
  readonly older: RecyclingPayment;
  readonly combustion: PowerBound & { readonly upToCc: number | null };
  readonly electric: PowerBound;
}

export interface TruckRow extends Certain {
  /** Gross mass, kg, inclusive; null: no bound. */
  readonly upToKg: number | null;
  readonly under3: RecyclingPayment;
  readonly older: RecyclingPayment;
}

export interface TruckDutyRow extends DutyRow, Certain {
  readonly fuel: 'petrol' | 'diesel' | 'electric';
  readonly age: 'under3' | 'from3to5' | 'from5to7' | 'over7';
  readonly upToKg: number | null;
}

export interface MotorcycleDutyRow {
  /** cm³, exclusive; null: no bound. */
  readonly belowCc: number | null;
  readonly share: Big;
  readonly row: string;
}

export type CommercialDuty = Readonly<Record<'under3' | 'from3to7' | 'over7', readonly DutyRow[]>>;

/** The tables of a period, prepared for calculating. */
export interface TableSet {
  /** As written in the file. */
  readonly data: TableSetData;
  /** YYYY-MM-DD, inclusive. */
  readonly validFrom: string;
  readonly validTo: string;
  /** Hash of the content. */
  readonly version: string;
  readonly personalDuty: TableSource & {
    /** By customs value in €. */
    readonly under3: readonly DutyRow[];
    readonly from3to5: readonly DutyRow[];
    readonly over5: readonly DutyRow[];
  };
  readonly commercialDuty: TableSource & { readonly petrol: CommercialDuty; readonly diesel: CommercialDuty };
  readonly electricDuty: TableSource & { readonly share: Big; readonly row: string };
  readonly excise: TableSource & {
    readonly rows: readonly ExciseRow[];
    readonly motorcycle: readonly ExciseRow[];
  };
  readonly vat: TableSource & { readonly share: Big; readonly row: string };
  readonly clearanceFee: TableSource & { readonly rows: readonly ClearanceRow[] };
  readonly recycling: TableSource & {
    readonly personal: PersonalRecycling;
    readonly combustion: readonly RecyclingRow[];
    readonly electric: readonly RecyclingRow[];
  };
  readonly trucks: TableSource & { readonly rows: readonly TruckRow[] };
  readonly truckDuty: TableSource & { readonly rows: readonly TruckDutyRow[] };
  readonly motorcycleDuty: TableSource & {
    readonly rows: readonly MotorcycleDutyRow[];
    readonly electricShare: Big;
    readonly electricRow: string;
  };
  readonly machinery: TableSetData['machinery'];
}

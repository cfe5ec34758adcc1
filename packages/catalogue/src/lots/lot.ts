import type { CatalogueType } from '../types/catalogueTypes.ts';
import type { Currency } from '../words/currencies.ts';
import type { AgeClass, FeeClass } from '../cost/classes.ts';
import type { Fuel } from '../words/fuels.ts';
import type { LotStatus } from './lotStatuses.ts';

/** What a list, a card and a batch of prices need of a lot. Absent = the source does not say. */
export interface LotSummary {
  /** Id inside its type, opaque; `/cars/{type}/{id}` is the lot's page. */
  readonly id: string;
  readonly type: CatalogueType;
  /** Latin, upper case, as the feeds write them: TOYOTA, PRIUS, ZVW51. */
  readonly brand: string;
  readonly model: string;
  readonly kuzov?: string;
  /** Trim (комплектация), not the auction's grade. */
  readonly grade?: string;
  readonly year?: number;
  /** 1…12, where the source tells it. */
  readonly month?: number;
  readonly engineCc?: number;
  /** Horse-power, whole. */
  readonly powerHp?: number;
  readonly fuel?: Fuel;
  /** Raw gearbox code: AT, FAT, CVT, MT, 6F, AMT … */
  readonly gearbox?: string;
  /** FF, FR, MR, RR, 4WD. */
  readonly drive?: string;
  /** km, whole. */
  readonly mileageKm?: number;
  /** Key of COLORS. */
  readonly color?: string;
  /** Auction grade: S, 6, 5, 4.5, 4, 3.5, 3, RA, R, 2, 1, 0, ***. */
  readonly rate?: string;
  readonly lotNumber?: string;
  readonly auction?: string;
  readonly town?: string;
  /** Start of the auction, local to its country, without a zone: `2026-11-25T09:40:00`. */
  readonly auctionDate?: string;
  /** Whole units of `currency`. */
  readonly start?: number;
  readonly average?: number;
  /** The result of an auction, or the asking price of a fixed-price lot. */
  readonly finish?: number;
  readonly currency: Currency;
  readonly status: LotStatus;
  readonly leftHand?: boolean;
  /** ₽, whole: turnkey in Vladivostok by full duty on the day of the import; lists filter and sort by it. */
  readonly costRub?: number;
  /** By the law of that day, where the data proves it. */
  readonly ageClass?: AgeClass;
  readonly feeClass?: FeeClass;
  /** Picture addresses without a size suffix; where the source has a sheet it is the first. */
  readonly images: readonly string[];
}

/** One lot, whole. */
export interface Lot extends LotSummary {
  /** sedan, suv, kei … as the source names it, lower case. */
  readonly bodyType?: string;
  readonly equipment: readonly string[];
  readonly country?: string;
  readonly serial?: string;
  /** May not be brought to Russia. */
  readonly sanctioned?: boolean;
  /** Machinery: outer measures and ground clearance in mm, mass in kg. */
  readonly lengthMm?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly clearanceMm?: number;
  readonly massKg?: number;
  /** Facts that are only shown, by the keys of LOT_DETAILS. */
  readonly details?: Readonly<Record<string, string>>;
  /** The source's note: interior and exterior grade, marks, remarks. */
  readonly info?: string;
}

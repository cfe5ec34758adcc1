import type { Origin } from '@vvoz/law/costTypes';
import type { Currency } from '../words/currencies.ts';
import type { GearboxKind } from '../words/gearboxes.ts';
import type { TimeZoneName } from './timeZones.ts';

/** Catalogues that a type belongs to (specification, section 3, with Europe). */
export const PARENTS = ['japan', 'korean', 'china', 'moto', 'spec', 'spec_japan', 'europe'] as const;
export type Parent = (typeof PARENTS)[number];

/** A row of CATALOGUE_TYPES. Every column is required; `undefined` means none. */
export interface CatalogueTypeRow {
  /** The catalogue that the type belongs to; undefined if its lots belong to several (see `findParentOfLot`). */
  readonly parent: Parent | undefined;
  /** The type that has these lots after the sale. */
  readonly archive: string | undefined;
  /** Country of the vehicles; undefined: several. */
  readonly country: Origin | 'russia' | undefined;
  /** Time zone of the auction dates; undefined: no auctions. */
  readonly auctionZone: TimeZoneName | undefined;
  readonly vehicle: 'car' | 'motorcycle' | 'machinery';
  /** Side of the steering wheel; undefined: no wheel. */
  readonly wheel: 'left' | 'right' | 'mixed' | undefined;
  /** `dated`: auctioned if the lot has an auction date, otherwise at a fixed price. */
  readonly price: 'auction' | 'fixed' | 'dated';
  /** The first picture of a lot is its auction sheet, unless the lot is `withoutSheet`. */
  readonly hasSheet: boolean;
  /** Classes of the law that the lots have: customs age and recycling fee. */
  readonly costClasses: readonly ('age' | 'fee')[];
  /** Lots can be filtered by auction day. Archives have no such filter, because they cover a year. */
  readonly hasDayFilter: boolean;
  /** Gearboxes that the filter «AT» matches: all with two pedals, or only the automatic. */
  readonly automaticGearboxes: readonly GearboxKind[];
  /** `auc_type` on the wire: the kind of page that shows the lot. */
  readonly aucType: 'auction' | 'stats' | 'left' | 'stock' | 'spec';
  /** Currency of the prices; undefined: each lot has its own. */
  readonly currency: Currency | undefined;
  /** Minutes between two imports of its jpcenter table (docs/contracts/feeds.md); undefined: no such table. */
  readonly refreshMinutes: 30 | 360 | 720 | 1440 | undefined;
  /** Assumed age in years of a lot without a year (specification, section 5); undefined: none. */
  readonly assumedAge: number | undefined;
  /** Other names of the type that callers use. */
  readonly aliases: readonly string[];
}

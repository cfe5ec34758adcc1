import type { Origin } from '../cost/costTypes.ts';
import type { Currency } from '../words/currencies.ts';
import type { GearboxKind } from '../words/gearboxes.ts';
import type { TimeZoneName } from './timeZones.ts';

/** Catalogues that a type belongs to (specification, section 3, with Europe). */
export const PARENTS = ['japan', 'korean', 'china', 'moto', 'spec', 'spec_japan', 'europe'] as const;
export type Parent = (typeof PARENTS)[number];

/** What a row of CATALOGUE_TYPES says about a type. Every column is required: `undefined` means «none». */
export interface CatalogueTypeRow {
  /** The catalogue that the type belongs to; undefined: its lots come from several, and each lot names its own. */
  readonly parent: Parent | undefined;
  /** The type that keeps these lots once they are sold. */
  readonly archive: string | undefined;
  /** Where the vehicles stand; undefined: in several countries. */
  readonly country: Origin | 'russia' | undefined;
  /** The zone that the auction dates of lots are local to; undefined: no auctions. */
  readonly auctionZone: TimeZoneName | undefined;
  readonly vehicle: 'car' | 'motorcycle' | 'machinery';
  /** The side of the steering wheel; undefined: there is none. */
  readonly wheel: 'left' | 'right' | 'mixed' | undefined;
  /** `dated`: by auction where the lot has an auction date, at a fixed price otherwise. */
  readonly price: 'auction' | 'fixed' | 'dated';
  /** The first picture of a lot is its auction sheet, unless the lot is `withoutSheet`. */
  readonly hasSheet: boolean;
  /** Classes of the law that cars are sorted by: the customs age and the recycling fee. */
  readonly costClasses: readonly ('age' | 'fee')[];
  /** Lots are filtered by the day of their auction. An archive has a year of days and no such filter. */
  readonly hasDayFilter: boolean;
  /** The gearboxes that the filter «AT» finds: by pedals all three, elsewhere the automatic alone. */
  readonly automaticGearboxes: readonly GearboxKind[];
  /** `auc_type` on the wire: the kind of page that shows the lot. */
  readonly aucType: 'auction' | 'stats' | 'left' | 'stock' | 'spec';
  /** The currency of the prices; undefined: each lot names its own. */
  readonly currency: Currency | undefined;
  /** How often its table of jpcenter changes (docs/contracts/feeds.md); undefined: jpcenter has none. */
  readonly refreshMinutes: 30 | 360 | 720 | 1440 | undefined;
  /** The age in years of a lot without a year (specification, section 5); undefined: its year stays unknown. */
  readonly assumedAge: number | undefined;
  /** Names that callers use beside the type's own. */
  readonly aliases: readonly string[];
}

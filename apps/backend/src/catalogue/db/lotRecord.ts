import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import type { Fuel } from '@vvoz/catalogue/words/fuels';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import type { AgeClass, FeeClass } from '@vvoz/catalogue/cost/classes';
import type { GearboxKind } from '@vvoz/catalogue/words/gearboxes';

/**
 * What a feed says of one lot, in the units of the table `lot`: km, cm³, hp, whole units of `currency`. An unknown word
 * is '', an unknown number null. The feed's table (`source`) is told to the writer, not kept in each record.
 */
export interface LotRecord {
  /** The feed's own id, and the public one. */
  readonly external_id: string;
  readonly type: CatalogueType;
  /** 0 = not listed: a cancelled or removed lot that has not been auctioned. */
  readonly live: 0 | 1;
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly engine: number | null;
  readonly power: number | null;
  /** km; hours of work for machinery. */
  readonly mileage: number | null;
  readonly rate: string;
  readonly rate_rank: number | null;
  readonly drive: string;
  readonly gearbox: string;
  readonly gearbox_kind: GearboxKind | '';
  readonly fuel: Fuel | '';
  readonly color: string;
  /** YYYY-MM-DD, the first ten characters of `auction_date`. */
  readonly day: string;
  readonly auction_date: string;
  readonly start: number | null;
  readonly average: number | null;
  readonly finish: number | null;
  /** What a list is sorted by. */
  readonly price: number | null;
  readonly currency: Currency;
  readonly status: LotStatus;
  readonly lot_number: string;
  readonly left_hand: 0 | 1;
  readonly auction: string;
  readonly town: string;
  readonly grade: string;
  readonly body_type: string;
  readonly equipment: string;
  readonly country: string;
  readonly serial: string;
  readonly info: string;
  /** '#'-joined addresses. */
  readonly images: string;
  /** japan, europe …: whose left-hand stock it is, for instance. */
  readonly parent: string;
  /** mm; mass in kg. */
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly mass: number | null;
  readonly clearance: number | null;
  /** ₽, turnkey in Vladivostok by full duty. */
  readonly cost: number | null;
  /** What the law sorts it by, as far as the data proves it; '' where not. Written with `cost`. */
  readonly age_class: AgeClass | '';
  readonly fee_class: FeeClass | '';
  readonly sanctioned: 0 | 1;
  /** JSON of facts that are only shown (motorcycle grades, a machine's group); '' is none. */
  readonly details: string;
}

/** The columns of a record in the order in which they are bound and hashed. */
export const RECORD_COLUMNS = [
  'external_id',
  'type',
  'live',
  'brand',
  'model',
  'kuzov',
  'year',
  'month',
  'engine',
  'power',
  'mileage',
  'rate',
  'rate_rank',
  'drive',
  'gearbox',
  'gearbox_kind',
  'fuel',
  'color',
  'day',
  'auction_date',
  'start',
  'average',
  'finish',
  'price',
  'currency',
  'status',
  'lot_number',
  'left_hand',
  'auction',
  'town',
  'grade',
  'body_type',
  'equipment',
  'country',
  'serial',
  'info',
  'images',
  'parent',
  'length',
  'width',
  'height',
  'mass',
  'clearance',
  'cost',
  'age_class',
  'fee_class',
  'sanctioned',
  'details',
] as const satisfies readonly (keyof LotRecord)[];

import type { LotFields, LotKey } from './lotFields.ts';
import type { LotValue } from './lotField.ts';

type KeysWith<Property> = {
  [K in LotKey]: LotFields[K] extends Property ? K : never;
}[LotKey];

/** Fields that each lot has. */
type AlwaysKey = KeysWith<{ readonly presence: 'required' | 'defaulted' }>;

type LotOf<K extends LotKey> = {
  readonly [P in Extract<K, AlwaysKey>]: LotValue<LotFields[P]>;
} & {
  readonly [P in Exclude<K, AlwaysKey>]?: LotValue<LotFields[P]>;
};

/** Facts of a machine as text for its card. Made on the server, so that the texts stay out of the browser. */
export interface MachineFacts {
  /** «экскаватор». */
  readonly kind?: string;
  /** «21,9 т». */
  readonly mass?: string;
  /** «4 120 м.ч.», or «38 000 км» for a lorry. */
  readonly usage?: string;
}

/**
 * The fields of a lot that lists, cards and batches of prices need. LOT_FIELDS has units and meanings. An absent field
 * is unknown.
 */
export interface LotSummary extends LotOf<KeysWith<{ readonly part: 'summary' }>> {
  /** Only for machinery. */
  readonly machine?: MachineFacts;
  /** «2022 (не указан)», where filters and counts assume a year. Made on the server. */
  readonly yearText?: string;
  /** Number of all pictures, when `images` has only those that a card may show. */
  readonly pictureCount?: number;
}

/** A lot with all fields. */
export interface Lot extends LotOf<LotKey>, Pick<LotSummary, 'yearText'> {}

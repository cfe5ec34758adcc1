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

/**
 * What a list, a card and a batch of prices need of a lot. Units and meanings stand in LOT_FIELDS; absent = the source does
 * not say.
 */
export interface LotSummary extends LotOf<KeysWith<{ readonly part: 'summary' }>> {}

/** One lot, whole. */
export interface Lot extends LotOf<LotKey> {}

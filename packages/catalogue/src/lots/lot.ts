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
 * The fields of a lot that lists, cards and batches of prices need. LOT_FIELDS has units and meanings. An absent field is
 * unknown.
 */
export interface LotSummary extends LotOf<KeysWith<{ readonly part: 'summary' }>> {}

/** A lot with all fields. */
export interface Lot extends LotOf<LotKey> {}

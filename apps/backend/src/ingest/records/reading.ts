import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FeedTable } from '../feedTable.ts';

/** A field that could not be read and is missing from its lot. */
export interface DroppedField {
  /** The field's name in the reader: `MILEAGE`, `acf.price`. */
  readonly field: string;
  /** Without the value, so that equal faults are counted together: `is not a number`, `is above 2000000`. */
  readonly reason: string;
  /** Its value, cut to 60 characters. */
  readonly value: string;
  /** A number outside the limits of its field: many of them mean that the units are wrong. */
  readonly outOfBounds?: true;
}

/** The closed vocabularies of a lot. */
export type Vocabulary = 'color' | 'currency' | 'drive' | 'fuel' | 'gearbox' | 'grade' | 'status';

/** A word that is not in its vocabulary, as the feed wrote it, cut to 40 characters. */
export interface UnknownWord {
  readonly vocabulary: Vocabulary;
  readonly word: string;
}

/** A lot that can be shown, and its values that could not be read. */
export interface LotReading {
  readonly kind: 'lot';
  readonly lot: LotRecord;
  readonly dropped: readonly DroppedField[];
  readonly unknownWords: readonly UnknownWord[];
}

/** The result of reading one record. */
export type Reading =
  | LotReading
  /** Excluded by a rule of the feed, although it is valid. */
  | { readonly kind: 'skipped' }
  /**
   * The record cannot be shown: it has no id, brand or model, or no date where its table needs one. With an `id`, the
   * lot counts as still in the feed.
   */
  | { readonly kind: 'rejected'; readonly reason: string; readonly id?: string };

/** Reads a record of a table. Never throws, whatever the record is. */
export type ReadRecord = (record: unknown, table: FeedTable, now: Date) => Reading;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const NOT_AN_OBJECT: Reading = { kind: 'rejected', reason: 'The record is not an object' };

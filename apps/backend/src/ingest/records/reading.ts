import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FeedTable } from '../feedTable.ts';

/** What a source makes of one record. */
export type Reading =
  | { readonly kind: 'lot'; readonly lot: LotRecord }
  /** Left out by a rule of the feed: nothing is wrong with it. */
  | { readonly kind: 'skipped' }
  /** `id` where the record has one: the lot is still in the feed. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly id?: string };

/** Reads a record of a table. Never throws, whatever the record is. */
export type ReadRecord = (record: unknown, table: FeedTable, now: Date) => Reading;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const NOT_AN_OBJECT: Reading = { kind: 'rejected', reason: 'The record is not an object' };

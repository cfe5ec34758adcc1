import { readAuctionRecord } from '../../records/auctionRecord.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';

/** Reads a record of jpcenter. The body code is under KUZOV. */
export const readJpcenter: ReadRecord = (record, table, now) =>
  isObject(record) ? readAuctionRecord(record, table, 'KUZOV', now) : NOT_AN_OBJECT;

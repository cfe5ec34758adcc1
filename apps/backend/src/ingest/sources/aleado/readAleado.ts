import { readAuctionRecord } from '../../records/auctionRecord.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';

/** Reads a record of aleado. The body code is under MODEL_TYPE; prices are in thousands of yen. */
export const readAleado: ReadRecord = (record, table, now) =>
  isObject(record) ? readAuctionRecord(record, table, 'MODEL_TYPE', now) : NOT_AN_OBJECT;

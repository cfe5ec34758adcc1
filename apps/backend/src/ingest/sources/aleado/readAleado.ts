import { readAuctionRecord } from '../../records/auctionRecord.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';

/** aleado: the body code stands under MODEL_TYPE, prices in thousands of yen. */
export const readAleado: ReadRecord = (record, table, now) =>
  isObject(record) ? readAuctionRecord(record, table, 'MODEL_TYPE', now) : NOT_AN_OBJECT;

import { readAuctionRecord } from '../../records/auctionRecord.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';

/** jpcenter: auctions of low quality (AUCTION_TYPE 1) are left out. */
export const readJpcenter: ReadRecord = (record, table, now) => {
  if (!isObject(record)) return NOT_AN_OBJECT;
  if (String(record['AUCTION_TYPE']).trim() === '1') return { kind: 'skipped' };
  return readAuctionRecord(record, table, 'KUZOV', now);
};

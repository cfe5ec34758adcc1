import type { AuctionRow } from './rows/types.ts';

/** Saturday 21 November 2026, 10:30 in Japan. */
export const NOW = new Date('2026-11-21T01:30:00Z');

export function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const calculateShare = <T>(rows: readonly T[], test: (row: T) => boolean): number =>
  rows.filter(test).length / rows.length;

const DATE = /^20\d\d-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:00$|^0000-00-00 00:00:00$/;

/** True if a row has none of the faults of a broken record. */
export const isIntact = (row: AuctionRow & { PRICE?: string }): boolean =>
  Boolean(row.ID) &&
  /^((19|20)\d\d(\d\d)?)?$/.test(row.YEAR) &&
  DATE.test(row.AUCTION_DATE) &&
  ![row.START, row.FINISH, row.PRICE ?? ''].some((price) => price.startsWith('-'));

/** Removes extra spaces and differences of letter case. */
export const normalizeText = (text: string): string => text.trim().replaceAll(/ +/g, ' ').toUpperCase();

/** Removes prefix and suffix of a code: `DBA-GRX133-AETTH` → `GRX133`. */
export const normalizeCode = (code: string): string =>
  /^[A-Z0-9]{2,3}-(.+)-[A-Z]{5}$/.exec(code)?.[1] ?? code.replace(/^EBL-/, '');

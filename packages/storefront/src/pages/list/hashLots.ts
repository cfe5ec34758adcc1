import { hash } from 'node:crypto';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';

/**
 * Hashes lots as a browser gets them. A browser that has only the HTML of some cards compares two hashes to see whether the
 * lots have changed. Six bytes: one wrong "same" in 10^14 comparisons.
 */
export const hashLots = (lots: readonly PricedLot[]): string =>
  hash('sha256', JSON.stringify(lots), 'buffer').subarray(0, 6).toString('base64url');

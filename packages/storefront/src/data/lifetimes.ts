import { LOT_AGES } from '@vvoz/api/headers/lotAges';
import type { VersionKind } from '@vvoz/api/headers/gatewayHeaders';

/** Ages of an answer, ms since it was requested. */
export interface Lifetime {
  /** Up to this age it is fresh: no call is made. */
  readonly freshMs: number;
  /** Up to this age it is used at once, while one call in the background loads the next one. */
  readonly behindMs: number;
  /** Up to this age it is used when the backend fails or is too slow; the page is then marked as not current. */
  readonly failingMs: number;
  /** An answer that is older than the newest version of this data is not used while the backend answers. */
  readonly follows?: VersionKind;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Lifetimes by kind of data; every memo takes a row. Lots have a share of the minute that LOT_AGES divides between all
 * layers.
 */
export const LIFETIMES = {
  /** Lots, lists of lots, counts and options. */
  lots: {
    freshMs: LOT_AGES.memoFresh * SECOND_MS,
    behindMs: LOT_AGES.memoBehind * SECOND_MS,
    failingMs: HOUR_MS,
    follows: 'catalogue',
  },
  /** What is computed from many lots and shows none of them: medians, budgets, sets. */
  sums: { freshMs: 5 * MINUTE_MS, behindMs: HOUR_MS, failingMs: DAY_MS },
  /** Page records, texts, reviews, titles, contacts. */
  content: { freshMs: MINUTE_MS, behindMs: 10 * MINUTE_MS, failingMs: DAY_MS, follows: 'content' },
  /** Rates, cities, and receipts made of them. */
  rates: { freshMs: MINUTE_MS, behindMs: 10 * MINUTE_MS, failingMs: DAY_MS },
  /** Names of brands, models and body codes, for reading phrases. */
  names: { freshMs: HOUR_MS, behindMs: DAY_MS, failingMs: DAY_MS },
} as const satisfies Readonly<Record<string, Lifetime>>;

/** Ages of an answer, ms since it was requested. */
export interface Lifetime {
  /** Up to this age it is used as it is. */
  readonly freshMs: number;
  /** Up to this age it is used at once, while one call behind it loads the next one. */
  readonly behindMs: number;
  /** Up to this age it is used when the backend fails or is too slow; the page is then marked as not current. */
  readonly failingMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a browser may keep an answer with lots, s. It adds to the age that the answer has here. */
export const LOT_ANSWER_SECONDS = 15;

/**
 * Lifetimes by kind of data; every memo takes a row. While the backend answers, a lot's price and status are at most a
 * minute old in all layers: 45 s here and 15 s in the browser.
 */
export const LIFETIMES = {
  /** Lots, lists of lots, counts and options. */
  lots: { freshMs: 15 * SECOND_MS, behindMs: MINUTE_MS - LOT_ANSWER_SECONDS * SECOND_MS, failingMs: HOUR_MS },
  /** What is computed from many lots and shows none of them: medians, budgets, sets. */
  sums: { freshMs: 5 * MINUTE_MS, behindMs: HOUR_MS, failingMs: DAY_MS },
  /** Page records, texts, reviews, titles, contacts. */
  content: { freshMs: MINUTE_MS, behindMs: 10 * MINUTE_MS, failingMs: DAY_MS },
  /** Rates, cities, and receipts made of them. */
  rates: { freshMs: MINUTE_MS, behindMs: 10 * MINUTE_MS, failingMs: DAY_MS },
  /** Names of brands, models and body codes, for reading phrases. */
  names: { freshMs: HOUR_MS, behindMs: DAY_MS, failingMs: DAY_MS },
} as const satisfies Readonly<Record<string, Lifetime>>;

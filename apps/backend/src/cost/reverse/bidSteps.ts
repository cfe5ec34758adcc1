/** By what bids rise, by currency; a house may have others, then the caller passes its own. */
export const BID_STEPS: Readonly<Record<string, number>> = {
  jpy: 1000,
  krw: 10_000,
  cny: 100,
  eur: 50,
  usd: 50,
  rub: 1000,
};

/** For currencies in which nobody has told us of a step. */
const ANY_WHOLE = 1;

export const getBidStep = (currency: string): number =>
  (Object.hasOwn(BID_STEPS, currency) ? BID_STEPS[currency] : undefined) ?? ANY_WHOLE;

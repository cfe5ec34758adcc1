/** Default bid step by currency. The caller may pass the step of an auction house instead. */
export const BID_STEPS: Readonly<Record<string, number>> = {
  jpy: 1000,
  krw: 10_000,
  cny: 100,
  eur: 50,
  usd: 50,
  rub: 1000,
};

/** For currencies without a known step. */
const DEFAULT_STEP = 1;

export const getBidStep = (currency: string): number =>
  (Object.hasOwn(BID_STEPS, currency) ? BID_STEPS[currency] : undefined) ?? DEFAULT_STEP;

import {
  findSpread,
  findStartEffect,
  formatStartGroup,
  type Calibration,
  type SpreadFacts,
} from './calibration.ts';
import type { Estimate } from './lot.ts';

/** With fewer sales of the code and of the model nothing is said. */
const MIN_CODE_SALES = 3;
const MIN_MODEL_SALES = 12;
const FIGURES = 3;

/** True if the archive has sales enough to estimate a lot. */
export const hasEvidence = ({ codeSales, modelSales }: SpreadFacts): boolean =>
  codeSales >= MIN_CODE_SALES || modelSales >= MIN_MODEL_SALES;

/** Rounds to three figures: more would pretend to be exact. */
function round(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - FIGURES + 1);
  return Math.max(1, Math.round(value / unit) * unit);
}

/** Turns the expected price without the start price into an estimate. A lot is never sold below its start price. */
export function estimatePrice(calibration: Calibration, facts: SpreadFacts): Estimate {
  const center = facts.price + findStartEffect(calibration.starts, facts.start);
  const spread = findSpread(calibration, facts);
  const [low, middle, high] = calibration.ranges[formatStartGroup(facts.start)] ?? calibration.range;
  const lowest = Number.isNaN(facts.start) ? 0 : facts.price + facts.start;
  const end = (place: number): number => round(Math.exp(Math.max(lowest, center + place * spread)));
  return { low: end(low), middle: end(middle), high: end(high) };
}

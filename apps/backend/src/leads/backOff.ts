import type { DeliveryError } from './targets/Target.ts';

/** A delivery is dead after this many attempts, which take about two and a half hours. */
export const MAX_ATTEMPTS = 12;

const FIRST_MS = 5000;
const MAX_PAUSE_MS = 3_600_000;
/** Longest pause that a target may ask for. */
export const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * The pause after a failed attempt, ms: 5 s, doubled each time, a random fifth more or less, but at most an hour. The
 * chance spreads the deliveries, so that a target that recovers does not get all of them at once. If the target asked
 * for a longer pause, it gets that one, up to MAX_RETRY_AFTER_MS.
 * @param attempt counted from 1
 */
export function calculateBackOff(
  attempt: number,
  { retryAfterMs = 0 }: Pick<DeliveryError, 'retryAfterMs'>,
  random: () => number = Math.random,
): number {
  const grown = FIRST_MS * 2 ** Math.min(attempt - 1, 20) * (0.8 + 0.4 * random());
  return Math.round(Math.max(Math.min(grown, MAX_PAUSE_MS), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)));
}

import type { DeliveryError } from './targets/Target.ts';

/** After so many attempts a delivery is dead: with the pauses between them, about two hours and a half. */
export const MAX_ATTEMPTS = 12;

const FIRST_MS = 5000;
const MAX_PAUSE_MS = 3_600_000;
/** A place that asks for more patience than a day does not mean it. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * The pause after a failed attempt, counted from 1, ms: 5 s, doubled each time, at most an hour, and a fifth more or
 * less by chance so that a place that comes back is not met by all at once. What the place itself asked for is the least.
 */
export function calculateBackOff(
  attempt: number,
  { retryAfterMs = 0 }: Pick<DeliveryError, 'retryAfterMs'>,
  random: () => number = Math.random,
): number {
  const grown = FIRST_MS * 2 ** Math.min(attempt - 1, 20) * (0.8 + 0.4 * random());
  return Math.round(Math.max(Math.min(grown, MAX_PAUSE_MS), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)));
}

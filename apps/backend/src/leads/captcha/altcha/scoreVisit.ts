import type { SolvedChallenge } from './parseSolution.ts';

/** What each signal adds to the score of a visit. Only with two of them is a visitor above the threshold of a bot, 0.5. */
const WEIGHTS = { proof: 0.4, use: 0.3, time: 0.2 } as const;
/** For a browser that does not say whether a pointer or a key was used. */
const UNKNOWN_USE = WEIGHTS.use / 2;
/** A person needs longer than this to find the form on a page and begin to fill it in, ms. */
const MIN_OPEN_MS = 2000;

/**
 * Scores a solved challenge by the signals of its page, 0.4 to 0.9: the proof itself, the use of a pointer or a key, and the
 * time that the page was open. A program can state any signals; the score keeps away those that do not try.
 */
export function scoreVisit(signals: SolvedChallenge['signals']): number {
  const { isUsed, openMs = 0 } = signals ?? { isUsed: false };
  const use = isUsed === undefined ? UNKNOWN_USE : isUsed ? WEIGHTS.use : 0;
  const time = openMs >= MIN_OPEN_MS ? WEIGHTS.time : 0;
  return Number((WEIGHTS.proof + use + time).toFixed(2));
}

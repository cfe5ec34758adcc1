import { readCookie } from '../../marks/readCookie.ts';
import { SCORE_PATH } from './captchaPaths.ts';

const COOKIE = 'vvoz_score';
/** Lifetime of the score (specification, section 9), s. */
const KEPT_SECONDS = 86_400;
/** How long a visitor waits for the score at the most, ms. */
const MAX_WAIT_MS = 3000;
/** This score and below marks a bot (specification, section 4). */
const MAX_BOT_SCORE = 0.5;

/** Whether cookies hold the score of a bot. */
export function isMarkedAsBot(cookies: string = document.cookie): boolean {
  const score = readCookie(COOKIE, cookies);
  return score !== '' && Number(score) <= MAX_BOT_SCORE;
}

/** Asks for the score of a token and keeps it for a day; does nothing while there is one. Never throws. */
export async function noteScore(token: string): Promise<void> {
  if (readCookie(COOKIE) !== '') return;
  try {
    const answer = await fetch(SCORE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    const { score } = (await answer.json()) as { readonly score?: unknown };
    if (answer.ok && typeof score === 'number')
      document.cookie = `${COOKIE}=${score}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  } catch {
    // The next token of the visit asks again. Sending does not depend on the score.
  }
}

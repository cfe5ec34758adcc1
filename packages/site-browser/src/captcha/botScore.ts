import { readCookie } from '../marks/readCookie.ts';
import { fromNetwork } from '../page/fetchJson.ts';
import { reportBug } from '../page/outage.ts';
import { SCORE_PATH } from './captchaPaths.ts';

const COOKIE = 'vvoz_score';
/** Lifetime of the score (specification, section 9), s. */
const KEPT_SECONDS = 86_400;
/** How long a visitor waits for the score at the most, ms. */
const MAX_WAIT_MS = 3000;
/** This score and below marks a bot (specification, section 4). */
const MAX_BOT_SCORE = 0.5;

/** True when the stored score is that of a bot. */
export function isMarkedAsBot(cookies: string = document.cookie): boolean {
  const score = readCookie(COOKIE, cookies);
  return score !== '' && Number(score) <= MAX_BOT_SCORE;
}

/** Requests the score of a captcha token and stores it for a day. Does nothing while a score is stored. Never throws. */
export async function noteScore(token: string): Promise<void> {
  if (readCookie(COOKIE) !== '') return;
  try {
    const response = await fromNetwork(
      fetch(SCORE_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      }),
    );
    const { score } = await fromNetwork(response.json() as Promise<{ readonly score?: unknown }>);
    if (response.ok && typeof score === 'number')
      document.cookie = `${COOKIE}=${score}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  } catch (error) {
    reportBug(error);
    // The next token requests the score again. Without a score the visitor's request is sent all the same.
  }
}

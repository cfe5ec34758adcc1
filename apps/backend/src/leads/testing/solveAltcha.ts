import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** The signals of a page that a person uses. */
const SIGNALS = { openMs: 9000, isUsed: true };

/** Solves a challenge as a browser does, and returns the token. */
export async function solveAltcha(challenge: object, signals: unknown = SIGNALS): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution, signals })).toString('base64');
}

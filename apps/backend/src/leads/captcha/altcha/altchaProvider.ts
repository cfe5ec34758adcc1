import { randomBytes } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { defineVariableGroup } from '../../../lib/variableGroup.ts';
import { readOrCreateNote } from '../../../state/notes.ts';
import { defineCaptcha, type CaptchaProvider } from '../CaptchaProvider.ts';
import { parseSolution } from './parseSolution.ts';
import { scoreVisit } from './scoreVisit.ts';

interface AltchaOptions {
  /** Signs the challenges. The same in all processes. */
  readonly secret: string;
  readonly now?: () => Date;
}

/** Browsers derive these keys natively, outside the main thread. */
const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one key: 2 ms on a server, 5 to 10 ms on a mid-range phone. */
const COST = 5000;
/** Limits of the number of keys that a browser derives until one fits: about a second at most on a mid-range phone. */
const MIN_KEYS = 40;
const MAX_KEYS = 120;
/** How long a challenge is valid, ms. */
const LIFETIME_MS = 600_000;

/** ALTCHA, a proof of work: the browser computes for a moment. No other company learns anything about the visitor. */
export const createAltchaProvider = ({
  secret,
  now = () => new Date(),
}: AltchaOptions): CaptchaProvider & Required<Pick<CaptchaProvider, 'createChallenge' | 'identify'>> => ({
  name: 'altcha',
  createChallenge: () =>
    createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(MAX_KEYS, MIN_KEYS),
      deriveKey,
      expiresAt: new Date(now().getTime() + LIFETIME_MS),
      hmacSignatureSecret: secret,
    }),
  // Two encodings of one solution are one token.
  identify: (token) => parseSolution(token)?.challenge.signature ?? token,
  examine: async (token) => {
    const solved = parseSolution(token);
    if (!solved) return { kind: 'refused', reason: 'wrong' };
    if (solved.challenge.parameters.expiresAt * 1000 < now().getTime())
      return { kind: 'refused', reason: 'expired' };
    try {
      const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: secret });
      return verified
        ? { kind: 'passed', score: scoreVisit(solved.signals) }
        : { kind: 'refused', reason: 'wrong' };
    } catch {
      // The library throws on parameters that it cannot have signed itself.
      return { kind: 'refused', reason: 'wrong' };
    }
  },
});

export const altcha = defineCaptcha({
  name: 'altcha',
  variables: defineVariableGroup({
    needs: {},
    options: {
      VVOZ_ALTCHA_SECRET: z
        .string()
        .trim()
        .min(16, 'must have 16 characters or more')
        .optional()
        .describe('signs the puzzles; without it, one is generated and stored'),
    },
    settings: ({ VVOZ_ALTCHA_SECRET: secret }) => ({ secret }),
  }),
  open: async ({ secret }, { db }) =>
    createAltchaProvider({
      secret: secret ?? (await readOrCreateNote(db, 'altcha-secret', randomBytes(32).toString('hex'))),
    }),
});

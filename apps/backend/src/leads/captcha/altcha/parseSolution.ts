import { z } from 'zod';
import { parseJson } from '../../../lib/parseJson.ts';

/** A solved challenge, as the browser sends it: JSON in Base64. */
const solvedSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
  /** What the page says about its use; unreadable signals count as absent. */
  signals: z.object({ openMs: z.number(), isUsed: z.boolean().optional() }).optional().catch(undefined),
});
export type SolvedChallenge = z.output<typeof solvedSchema>;

/** Parses a token; undefined when it is no solved challenge. */
export const parseSolution = (token: string): SolvedChallenge | undefined =>
  solvedSchema.safeParse(parseJson(Buffer.from(token, 'base64').toString())).data;

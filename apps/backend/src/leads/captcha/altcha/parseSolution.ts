import { z } from 'zod';

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
});
export type SolvedChallenge = z.output<typeof solvedSchema>;

/** Parses a token; undefined when it is no solved challenge. */
export function parseSolution(token: string): SolvedChallenge | undefined {
  try {
    return solvedSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return undefined;
  }
}

import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { solveChallenge, type Challenge } from './proofOfWork.ts';

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

const SECRET = 'a secret of the test';
const create = (counter: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
    hmacSignatureSecret: SECRET,
  }) as Promise<Challenge>;

test.each([0, 1, 3, 4, 5, 119, 300])('the server accepts a solution of counter %i', async (counter) => {
  const challenge = await create(counter);
  const solved = JSON.parse(atob(await solveChallenge(challenge))) as {
    challenge: Challenge;
    solution: { counter: number; derivedKey: string };
  };
  expect(solved.solution.counter).toBe(counter);
  expect(solved.challenge).toEqual(challenge);
  expect(await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: SECRET } as never)).toMatchObject({
    verified: true,
  });
});

test('a page without https gets its own error, not that of a missing network', async () => {
  vi.stubGlobal('isSecureContext', false);
  await expect(solveChallenge(await create(0))).rejects.toMatchObject({
    name: 'Error',
    message: expect.stringContaining('https'),
  });
});

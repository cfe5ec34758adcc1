import { expect, test } from 'vitest';
import { solveAltcha } from '../../testing/solveAltcha.ts';
import { createAltchaProvider } from './altchaProvider.ts';

const provider = createAltchaProvider({ secret: 'a secret of the test' });
const VISITOR = { ip: '203.0.113.7', signal: new AbortController().signal };
const WRONG = { kind: 'refused', reason: 'wrong' };

const decode = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString()) as {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: { counter: number; derivedKey: string };
  };
const encode = (solved: unknown, indent = 0): string =>
  Buffer.from(JSON.stringify(solved, null, indent)).toString('base64');

test('a solved challenge passes; another encoding of it is recognised as the same token', async () => {
  const token = await solveAltcha(await provider.createChallenge());
  expect(await provider.examine(token, VISITOR)).toEqual({ kind: 'passed', score: 0.9 });
  const reencoded = encode({ ...decode(token), more: 1 }, 2);
  expect(await provider.examine(reencoded, VISITOR)).toMatchObject({ kind: 'passed' });
  expect(reencoded).not.toBe(token);
  expect(provider.identify(reencoded)).toBe(provider.identify(token));
});

test.each([
  [{ openMs: 300, isUsed: false }, 0.4],
  [{ openMs: 'long', isUsed: 1 }, 0.4],
  [null, 0.4],
  ['human', 0.4],
])('a token with the signals %j scores %d', async (signals, score) => {
  const token = await solveAltcha(await provider.createChallenge(), signals);
  expect(await provider.examine(token, VISITOR)).toEqual({ kind: 'passed', score });
});

test('challenges differ, and take 40 to 120 attempts to solve', async () => {
  const [first, second] = await Promise.all([provider.createChallenge(), provider.createChallenge()]);
  expect(first).not.toEqual(second);
  const { solution } = decode(await solveAltcha(first));
  expect(solution.counter).toBeGreaterThanOrEqual(40);
  expect(solution.counter).toBeLessThanOrEqual(120);
});

test('forged, unsolved and unreadable tokens are wrong', async () => {
  const solved = decode(await solveAltcha(await provider.createChallenge()));
  const { challenge, solution } = solved;
  const withParameters = (fields: object) => ({
    solution,
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...fields } },
  });
  const forged = [
    withParameters({ cost: 1 }),
    withParameters({ cost: 1e12 }),
    withParameters({ keyPrefix: '' }),
    withParameters({ expiresAt: 9_999_999_999 }),
    { challenge, solution: { ...solution, counter: 0 } },
    { challenge, solution: { ...solution, counter: -1 } },
    { challenge, solution: { ...solution, derivedKey: challenge.parameters['keyPrefix'] } },
    { challenge: { ...challenge, signature: '' }, solution },
    { challenge },
    null,
    [],
  ];
  for (const value of forged) expect(await provider.examine(encode(value), VISITOR)).toEqual(WRONG);
  for (const text of ['', 'x', '{}', '💥', 'e30='])
    expect(await provider.examine(text, VISITOR)).toEqual(WRONG);
  const other = createAltchaProvider({ secret: 'another secret' });
  expect(await other.examine(encode(solved), VISITOR)).toEqual(WRONG);
});

test('a challenge expires after ten minutes', async () => {
  const elevenMinutesAgo = new Date(Date.now() - 660_000);
  const earlier = createAltchaProvider({ secret: 'a secret of the test', now: () => elevenMinutesAgo });
  const token = await solveAltcha(await earlier.createChallenge());
  expect(await provider.examine(token, VISITOR)).toEqual({ kind: 'refused', reason: 'expired' });
  const fresh = createAltchaProvider({
    secret: 'a secret of the test',
    now: () => new Date(Date.now() - 540_000),
  });
  expect(await provider.examine(await solveAltcha(await fresh.createChallenge()), VISITOR)).toMatchObject({
    kind: 'passed',
  });
});

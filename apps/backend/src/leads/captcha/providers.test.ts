import { expect, test } from 'vitest';
import { findClosedPort } from '../testing/findClosedPort.ts';
import { CAPTCHA_SECRET, startCaptchaServer } from '../testing/startCaptchaServer.ts';
import type { HttpResponse } from '../../lib/testing/startHttpServer.ts';
import type { CaptchaProvider } from './CaptchaProvider.ts';
import { createRecaptchaProvider } from './recaptcha/recaptchaProvider.ts';
import { createYandexProvider } from './yandex/yandexProvider.ts';

const PROVIDERS = [
  ['yandex', createYandexProvider],
  ['recaptcha', createRecaptchaProvider],
] as const;

const examine = (provider: CaptchaProvider, token: string, signal = new AbortController().signal) =>
  provider.examine(token, { ip: '203.0.113.7', signal });

const WRONG = { kind: 'refused', reason: 'wrong' };
const EXPIRED = { kind: 'refused', reason: 'expired' };

test.each([
  ['yandex', createYandexProvider, { human: 0.9, doubtful: 0.9, bot: 0.9 }],
  ['recaptcha', createRecaptchaProvider, { human: 0.9, doubtful: 0.5, bot: 0.1 }],
] as const)('%s: good, used and wrong tokens', async (_name, create, scores) => {
  const provider = create({ secret: CAPTCHA_SECRET, baseUrl: (await startCaptchaServer()).url });
  for (const [token, score] of Object.entries(scores))
    expect(await examine(provider, token)).toEqual({ kind: 'passed', score });
  expect(await examine(provider, 'human')).toEqual(EXPIRED);
  expect(await examine(provider, 'nonsense')).toEqual(WRONG);
  expect(await examine(provider, '')).toEqual(WRONG);
});

test('token, key and visitor’s IP address are sent in the body, not in the URL', async () => {
  const { url, requests } = await startCaptchaServer();
  for (const [, create] of PROVIDERS)
    await examine(create({ secret: CAPTCHA_SECRET, baseUrl: url }), 'human');
  expect(requests.map(({ path, body }) => [path, Object.fromEntries(new URLSearchParams(body))])).toEqual([
    ['/validate', { secret: CAPTCHA_SECRET, token: 'human', ip: '203.0.113.7' }],
    ['/recaptcha/api/siteverify', { secret: CAPTCHA_SECRET, response: 'human', remoteip: '203.0.113.7' }],
  ]);
});

const FAULTS: readonly (readonly [string, HttpResponse, string])[] = [
  ['status 500', { status: 500, body: 'human 203.0.113.7' }, 'HTTP_500'],
  ['status 429', { status: 429, headers: { 'retry-after': '9' } }, 'HTTP_429'],
  ['bad JSON', { body: '<html>502</html>' }, 'no_JSON'],
  ['other JSON', { body: { ok: true } }, 'unknown_answer'],
  ['a redirect', { status: 302, headers: { location: '/validate' } }, 'HTTP_302'],
  ['a cut connection', { fault: 'cut' }, 'UND_ERR_SOCKET'],
];
const cases = PROVIDERS.flatMap(([name, create]) =>
  FAULTS.map(([fault, answer, code]) => [name, fault, create, answer, code] as const),
);

test.each(cases)('%s: %s makes the captcha unavailable', async (_name, _fault, create, answer, code) => {
  const provider = create({ secret: CAPTCHA_SECRET, baseUrl: (await startCaptchaServer(answer)).url });
  const failure = examine(provider, 'human');
  await expect(failure).rejects.toMatchObject({ name: 'CaptchaUnavailable', code });
  // The message is logged.
  await expect(failure).rejects.not.toThrow(/human|203\.0/);
});

test.each(PROVIDERS)(
  '%s: silence, a closed port and a wrong key make the captcha unavailable',
  async (_name, create) => {
    const silent = create({
      secret: CAPTCHA_SECRET,
      baseUrl: (await startCaptchaServer({ fault: 'silent' })).url,
    });
    await expect(examine(silent, 'human', AbortSignal.timeout(100))).rejects.toMatchObject({
      code: 'timeout',
    });
    const closed = create({
      secret: CAPTCHA_SECRET,
      baseUrl: `http://127.0.0.1:${await findClosedPort()}`,
    });
    await expect(examine(closed, 'human')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const foreign = create({ secret: 'of another site', baseUrl: (await startCaptchaServer()).url });
    await expect(examine(foreign, 'human')).rejects.toMatchObject({
      code: expect.stringMatching(/^(HTTP_403|invalid-input-secret)$/),
    });
  },
);

test('yandex: a wrong key makes the captcha unavailable even with status 200', async () => {
  const body = { status: 'failed', message: 'Authentication failed. Secret has not provided.' };
  const { url } = await startCaptchaServer({ body });
  const provider = createYandexProvider({ secret: CAPTCHA_SECRET, baseUrl: url });
  await expect(examine(provider, 'human')).rejects.toMatchObject({ code: 'own_key_refused' });
});

test('recaptcha: a key of version 2 gives no score, which counts as a human', async () => {
  const { url } = await startCaptchaServer({ body: { success: true, hostname: 'vvoz.example' } });
  const provider = createRecaptchaProvider({ secret: CAPTCHA_SECRET, baseUrl: url });
  expect(await examine(provider, 'human')).toEqual({ kind: 'passed', score: 0.9 });
});

import { startHttpServer, type HttpResponse, type TestServer } from '../../lib/testing/startHttpServer.ts';

/** The secret that the server accepts in both protocols. */
export const CAPTCHA_SECRET = 'server-key-of-the-test';

/** Tokens that the server knows, with the score that reCAPTCHA gives them. Each is accepted once. */
const TOKENS: Readonly<Record<string, number>> = { human: 0.9, doubtful: 0.5, bot: 0.1 };

type Protocol = (fields: URLSearchParams, used: Set<string>) => HttpResponse;

/** `POST /validate` of SmartCaptcha: a used token is refused in the words of an expired one. */
const respondYandex: Protocol = (fields, used) => {
  const fail = (message: string, status = 200): HttpResponse => ({
    status,
    body: { status: 'failed', message },
  });
  if (fields.get('secret') !== CAPTCHA_SECRET) return fail('Authentication failed. Invalid secret.', 403);
  const token = fields.get('token') ?? '';
  if (token === '') return fail('Token has not provided.');
  if (TOKENS[token] === undefined) return fail('Invalid Token.');
  if (used.has(token)) return fail('Invalid or expired Token.');
  used.add(token);
  return { body: { status: 'ok', message: '', host: 'vvoz.example:8080' } };
};

/** `POST /recaptcha/api/siteverify`: every answer is a 200, also to a wrong secret. */
const respondRecaptcha: Protocol = (fields, used) => {
  const fail = (code: string): HttpResponse => ({ body: { success: false, 'error-codes': [code] } });
  if (fields.get('secret') !== CAPTCHA_SECRET) return fail('invalid-input-secret');
  const token = fields.get('response') ?? '';
  const score = TOKENS[token];
  if (score === undefined) return fail(token === '' ? 'missing-input-response' : 'invalid-input-response');
  if (used.has(token)) return fail('timeout-or-duplicate');
  used.add(token);
  return {
    body: {
      success: true,
      challenge_ts: '2026-11-22T00:00:00Z',
      hostname: 'vvoz.example',
      score,
      action: 'lead',
    },
  };
};

const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  '/validate': respondYandex,
  '/recaptcha/api/siteverify': respondRecaptcha,
};

/**
 * Starts a server for the running test that speaks the protocols of SmartCaptcha and reCAPTCHA v3.
 * @param fault answers every call instead of the protocol
 */
export function startCaptchaServer(fault?: HttpResponse): Promise<TestServer> {
  const used = new Set<string>();
  return startHttpServer(
    ({ path, body }) => fault ?? PROTOCOLS[path]?.(new URLSearchParams(body), used) ?? { status: 404 },
  );
}

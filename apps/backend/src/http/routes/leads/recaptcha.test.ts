import { expect, test } from 'vitest';
import { recaptchaResponseSchema } from '@vvoz/api/leads/leadSchemas';
import type { CaptchaProvider } from '../../../leads/captcha/CaptchaProvider.ts';
import { solveAltcha } from '../../../leads/testing/solveAltcha.ts';
import { formatRefusal } from '../testing/testApp.ts';
import { createLeadApp } from './testing/leadApp.ts';

const CALL_PATH = '/api/request/recaptcha';

test('a proof of work is scored by the signals of its page', async () => {
  const { app, post } = await createLeadApp();
  const solve = async (signals?: object) =>
    solveAltcha((await app.inject('/api/request/challenge')).json<object>(), signals);
  const score = async (token: string) =>
    recaptchaResponseSchema.parse((await post(CALL_PATH, { token })).body);
  expect(await score(await solve())).toEqual({ score: 0.9 });
  expect(await score(await solve({ openMs: 100, isUsed: false }))).toEqual({ score: 0.4 });
  expect(await score('no proof')).toEqual({ score: 0 });
});

test('the provider gets each token once, with the visitor’s address', async () => {
  const checkedTokens: unknown[] = [];
  const provider: CaptchaProvider = {
    name: 'test',
    examine: async (token, { ip }) => {
      checkedTokens.push([token, ip]);
      return token === 'abc' ? { kind: 'passed', score: 0.1 } : { kind: 'refused', reason: 'wrong' };
    },
  };
  const { post } = await createLeadApp({ provider });
  expect((await post(CALL_PATH, { token: ' abc ' })).body).toEqual({ score: 0.1 });
  expect((await post(CALL_PATH, { token: 'abc' })).body).toEqual({ score: 0.1 });
  expect((await post(CALL_PATH, { token: 'other' })).body).toEqual({ score: 0 });
  expect(checkedTokens).toEqual([
    ['abc', '198.51.100.1'],
    ['other', '198.51.100.1'],
  ]);
});

test('without an answer from the provider the call is a 503 with Retry-After', async () => {
  const examine = () => Promise.reject(new Error('token abc of 198.51.100.1'));
  const api = await createLeadApp({ provider: { name: 'test', examine } });
  const response = await api.post(CALL_PATH, { token: 'abc' });
  expect(formatRefusal(response)).toBe('503 not_ready');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(api.log()).not.toContain('198.51');
});

test.each([
  ['no token', '{}', {}, '400 bad_value token'],
  ['a blank one', '{"token":" "}', {}, '400 bad_value token'],
  ['a long one', JSON.stringify({ token: 'x'.repeat(9000) }), {}, '400 bad_value token'],
  ['an object', '{"token":{"$gt":""}}', {}, '400 bad_value token'],
  ['a text', 'token', { 'content-type': 'text/plain' }, '415 unsupported_media_type'],
  ['a long body', JSON.stringify({ token: 'x'.repeat(70_000) }), {}, '413 too_large'],
])('abuse: %s', async (_, body, headers, expected) => {
  const { post } = await createLeadApp();
  expect(formatRefusal(await post(CALL_PATH, body, headers))).toBe(expected);
});

test('abuse: more than sixty calls a minute from one address', async () => {
  const { post } = await createLeadApp();
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1) statuses.push((await post(CALL_PATH, { token: 'abc' })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
});

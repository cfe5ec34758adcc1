import { expect, test } from 'vitest';
import { leadResponseSchema } from '@vvoz/api/leads/leadSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { solveAltcha } from '../../../leads/testing/solveAltcha.ts';
import { formatRefusal } from '../testing/testApp.ts';
import { createForm, createLeadApp, type LeadApp } from './testing/leadApp.ts';

const CHALLENGE_URL = '/api/request/challenge';
const obtainToken = async ({ app }: LeadApp) => solveAltcha((await app.inject(CHALLENGE_URL)).json<object>());

test('a solved challenge makes a verified lead, once', async () => {
  const api = await createLeadApp();
  const token = await obtainToken(api);
  const form = createForm({ token });
  const saved = await api.post('/api/request/send', form);
  expect(saved.status).toBe(201);
  expect((await api.leads())[0]?.marks.captcha).toBe('passed');
  // A visitor who did not get the answer sends the same request again.
  const again = await api.post('/api/request/send', form);
  expect(leadResponseSchema.parse(again.body).data.duplicate).toBe(true);
  const replayed = await api.post('/api/request/send', createForm({ token }));
  expect(formatRefusal(replayed)).toBe('400 bad_value token');
  expect(errorSchema.parse(replayed.body).error.messageRu).toContain('отправьте ещё раз');
  expect(await api.leads()).toHaveLength(1);
});

test('a wrong phone number does not use up the token', async () => {
  const api = await createLeadApp();
  const token = await obtainToken(api);
  expect(formatRefusal(await api.post('/api/request/send', createForm({ token, tel: '12' })))).toBe(
    '400 bad_value tel',
  );
  expect((await api.post('/api/request/send', createForm({ token }))).status).toBe(201);
});

test('a wrong token is refused; a lead without one is marked, under its own limit', async () => {
  const api = await createLeadApp();
  expect(formatRefusal(await api.post('/api/request/send', createForm({ token: 'x' })))).toBe(
    '400 bad_value token',
  );
  for (let index = 0; index < 10; index += 1) await api.post('/api/request/send', createForm());
  expect((await api.leads()).map(({ marks }) => marks.captcha)).toEqual(
    Array.from({ length: 10 }, () => 'unverified'),
  );
  expect(formatRefusal(await api.post('/api/request/send', createForm()))).toBe('429 too_many');
  const verified = createForm({ token: await obtainToken(api) });
  expect((await api.post('/api/request/send', verified)).status).toBe(201);
});

test('the operator may refuse leads without a token', async () => {
  const api = await createLeadApp({ isRequired: true });
  expect(formatRefusal(await api.post('/api/request/send', createForm()))).toBe('400 bad_value token');
});

test('a challenge is not cached; another provider has none', async () => {
  const { app } = await createLeadApp();
  const response = await app.inject(CHALLENGE_URL);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
  const provider = {
    name: 'test',
    examine: async () => ({ kind: 'passed', score: 1 }) as const,
  };
  expect((await (await createLeadApp({ provider })).app.inject(CHALLENGE_URL)).statusCode).toBe(404);
});

test('abuse: more than sixty challenges a minute from one address', async () => {
  const { app } = await createLeadApp();
  const requestChallenge = async () =>
    (await app.inject({ url: CHALLENGE_URL, remoteAddress: '198.51.100.1' })).statusCode;
  const statuses = await Promise.all(Array.from({ length: 62 }, requestChallenge));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
});

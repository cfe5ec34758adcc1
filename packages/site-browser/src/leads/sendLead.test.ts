import { afterEach, expect, test, vi } from 'vitest';
import { Outage } from '../page/fetchJson.ts';
import type { LeadDraft } from './leadDraft.ts';
import { sendLead, type LeadSender } from './sendLead.ts';

const DRAFT: LeadDraft = {
  idempotencyKey: 'key-00000001',
  kind: 'form',
  tel: '8 914 123-45-67',
  name: 'Анна',
  message: '',
  consent: { version: '2026-11-01' },
};

afterEach(() => vi.unstubAllGlobals());

function createSender(response: () => Promise<Response>, more: Partial<LeadSender> = {}) {
  const bodies: unknown[] = [];
  const calls: unknown[] = [];
  const keep = vi.fn<LeadSender['keep']>(async () => undefined);
  const sender: LeadSender = {
    getToken: async () => 'token',
    readMarks: () => ({ page: '/korea' }),
    keep,
    fetch: async (path, init) => {
      const { method, headers } = new Request(`http://main${String(path)}`, init);
      calls.push([method, headers.get('content-type'), headers.get('idempotency-key')]);
      bodies.push(JSON.parse(String(init?.body)));
      return response();
    },
    ...more,
  };
  return { sender, bodies, calls, keep };
}

const respondJson =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  async () =>
    Response.json(body, { status, headers });

test('a request is sent with token, marks and key', async () => {
  const { sender, bodies, calls, keep } = createSender(respondJson(201, { data: { id: 'lead-1' } }));
  expect(await sendLead(DRAFT, sender)).toEqual({ status: 'sent', id: 'lead-1' });
  expect(calls).toEqual([['POST', 'application/json', 'key-00000001']]);
  expect(bodies).toEqual([
    {
      page: '/korea',
      tel: DRAFT.tel,
      name: 'Анна',
      message: '',
      consent: { version: '2026-11-01' },
      idempotency_key: 'key-00000001',
      type: 'form',
      token: 'token',
    },
  ]);
  expect(keep).not.toHaveBeenCalled();
});

test('a token that is refused is replaced once', async () => {
  const tokens = ['old', 'fresh', 'third'];
  const getToken = async () => tokens.shift() ?? '';
  const refuse = async () =>
    Response.json({ error: { field: 'token', messageRu: 'проверка устарела' } }, { status: 400 });
  const responses = [refuse, respondJson(201, { data: { id: 'lead-1' } })];
  const { sender, bodies } = createSender(async () => (responses.shift() ?? refuse)(), { getToken });
  expect(await sendLead(DRAFT, sender)).toEqual({ status: 'sent', id: 'lead-1' });
  expect(bodies).toMatchObject([
    { token: 'old', idempotency_key: 'key-00000001' },
    { token: 'fresh', idempotency_key: 'key-00000001' },
  ]);
  const { sender: unlucky, bodies: both } = createSender(refuse);
  expect(await sendLead(DRAFT, unlucky)).toEqual({ status: 'unverified' });
  expect(both).toHaveLength(2);
});

test('without a token nothing is sent', async () => {
  const failure = new Error('no token');
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const getToken = () => Promise.reject(failure);
  const { sender, bodies, keep } = createSender(respondJson(201, {}), { getToken });
  expect(await sendLead(DRAFT, sender)).toEqual({ status: 'unverified' });
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  expect([bodies.length, keep.mock.calls.length]).toEqual([0, 0]);
});

test.each<[string, Partial<LeadSender>, () => Promise<Response>]>([
  [
    'no network for the token',
    { getToken: () => Promise.reject(new Outage('no network')) },
    respondJson(201, {}),
  ],
  ['no network for the request', {}, () => Promise.reject(new TypeError('Failed'))],
  ['a failing backend', {}, respondJson(503, { error: { message: 'down' } })],
  ['a broken backend', {}, respondJson(500, { error: { message: 'broken' } })],
  ['an answer of null', {}, respondJson(200, null)],
  ['an answer that is not JSON', {}, async () => new Response('<html>', { status: 200 })],
])('%s: the request is stored on the device, without a token', async (_, more, response) => {
  const { sender, keep } = createSender(response, more);
  expect(await sendLead(DRAFT, sender)).toEqual({ status: 'kept' });
  expect(keep).toHaveBeenCalledWith('key-00000001', expect.not.objectContaining({ token: 'token' }));
});

test('a refused field and a limit are reported, and nothing is stored on the device', async () => {
  const refused = respondJson(400, { error: { field: 'tel', messageRu: 'проверьте номер телефона' } });
  const limited = respondJson(429, { error: {} }, { 'retry-after': '7' });
  const [wrong, early] = [createSender(refused), createSender(limited)];
  expect(await sendLead(DRAFT, wrong.sender)).toEqual({
    status: 'refused',
    field: 'tel',
    messageRu: 'проверьте номер телефона',
  });
  expect(await sendLead(DRAFT, early.sender)).toEqual({ status: 'limited', retrySeconds: 7 });
  expect([wrong.keep.mock.calls, early.keep.mock.calls]).toEqual([[], []]);
});

test('a refusal without a text, and a limit without a time, say what is usual', async () => {
  const answer = async (response: () => Promise<Response>) => sendLead(DRAFT, createSender(response).sender);
  expect(await answer(respondJson(400, {}))).toEqual({
    status: 'refused',
    field: '',
    messageRu: 'заявка не принята',
  });
  expect(await answer(respondJson(429, {}))).toEqual({ status: 'limited', retrySeconds: 60 });
});

test('a request counts as kept when the device has it, not before', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const written = Promise.withResolvers<void>();
  const { sender } = createSender(() => Promise.reject(new TypeError('Failed')), {
    keep: () => written.promise,
  });
  let status = '';
  const sending = sendLead(DRAFT, sender).then((outcome) => (status = outcome.status));
  await new Promise(setImmediate);
  expect(status).toBe('');
  written.resolve();
  expect(await sending).toBe('kept');
});

test('says that the request failed when the device cannot store it', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const keep = () => Promise.reject(new Error('full'));
  const { sender } = createSender(() => Promise.reject(new TypeError('Failed')), { keep });
  expect(await sendLead(DRAFT, sender)).toEqual({ status: 'failed' });
});

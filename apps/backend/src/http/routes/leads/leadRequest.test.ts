import { expect, test } from 'vitest';
import type { LeadRequest } from '@vvoz/api/leads/leadSchemas';
import { createStubServices } from '../testing/stubServices.ts';
import { admitCaller, requireJson, takeLead } from './leadRequest.ts';

const VISITOR = '198.51.100.1';
const OWN = '127.0.0.1';

test.each(['application/json', 'Application/JSON; charset=utf-8', ' application/json ;x'])(
  '%s is JSON',
  async (type) => {
    await expect(requireJson({ headers: { 'content-type': type } } as never)).resolves.toBeUndefined();
  },
);

test.each([undefined, '', 'text/plain', 'application/json+x', 'text/plain; application/json'])(
  'a body of the type %s is refused',
  async (type) => {
    await expect(requireJson({ headers: { 'content-type': type } } as never)).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      message: 'The body must be application/json',
    });
  },
);

test.each([
  [{ ip: VISITOR, query: {}, headers: {} }, '', VISITOR, true],
  [{ ip: VISITOR, query: { ip: '203.0.113.7' }, headers: {} }, '203.0.113.8', VISITOR, true],
  [{ ip: OWN, query: { ip: '203.0.113.7' }, headers: {} }, '', '203.0.113.7', true],
  [{ ip: OWN, query: { ip: '203.0.113.7' }, headers: {} }, '203.0.113.8', '203.0.113.8', true],
  [{ ip: OWN, query: { ip: '203.0.113.7' }, headers: {} }, undefined, '203.0.113.7', true],
  [{ ip: OWN, query: {}, headers: {} }, undefined, OWN, false],
  [{ ip: OWN, query: {}, headers: {} }, 'nobody', OWN, false],
])(
  'call %j with the address %j in its body: visitor %s, counted: %s',
  async (caller, given, ip, isCounted) => {
    const { services, calls } = createStubServices();
    expect(await admitCaller(services, 'send', caller, given)).toBe(ip);
    expect(calls).toEqual(isCounted ? [['leads.admit', 'send', ip]] : []);
  },
);

test('above the limit the call is a 429 with the time to wait', async () => {
  const caller = { ip: VISITOR, query: {}, headers: {} };
  const { services } = createStubServices({ 'leads.admit': 1500 });
  await expect(admitCaller(services, 'recaptcha', caller)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '2' },
  });
  const { services: open } = createStubServices({ 'leads.admit': 1 });
  await expect(admitCaller(open, 'recaptcha', caller)).rejects.toMatchObject({ status: 429 });
});

const BODY = { tel: '+79141234567', consent: { version: '2026-11' } } as LeadRequest;

async function take(
  fields: { headers?: object; ip?: string; body?: object },
  duplicate = false,
  consent?: object,
) {
  const { services, calls } = createStubServices({
    'leads.save': { id: 'lead-1', createdAt: '2026-11-22T00:00:00.000Z', duplicate },
    'content.options': { consent },
  });
  const codes: number[] = [];
  const request = { ip: VISITOR, query: {}, headers: {}, body: BODY, ...fields };
  const reply = { code: (status: number) => codes.push(status) };
  const response = await takeLead(services, request as never, reply as never);
  return { response, codes, calls: calls.filter(([method]) => method !== 'content.options') };
}

test('a lead is saved with address, browser and key, and answered with its id', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0', 'idempotency-key': 'form-12345678' };
  const { response, codes, calls } = await take({ headers });
  expect(response).toEqual({
    data: { id: 'lead-1', created_at: '2026-11-22T00:00:00.000Z', duplicate: false },
  });
  expect(codes).toEqual([201]);
  expect(calls).toEqual([
    ['leads.admit', 'send', VISITOR],
    ['leads.save', BODY, { ip: VISITOR, userAgent: 'Mozilla/5.0', idempotencyKey: 'form-12345678' }],
  ]);
});

test('a repeated lead is a 200', async () => {
  const { response, codes } = await take({}, true);
  expect([codes, response.data.duplicate]).toEqual([[200], true]);
});

test.each([{}, { 'idempotency-key': '' }])(
  'headers %j: neither key nor browser is saved',
  async (headers) => {
    const { calls } = await take({ headers });
    expect(calls.at(-1)?.[2]).toEqual({
      ip: VISITOR,
      userAgent: '',
      idempotencyKey: undefined,
    });
  },
);

test('our own server sends the visitor’s address in the body', async () => {
  const { calls } = await take({ ip: OWN, body: { ...BODY, ip: '203.0.113.7' } });
  expect(calls[0]).toEqual(['leads.admit', 'send', '203.0.113.7']);
  expect(calls[1]?.[2]).toMatchObject({ ip: '203.0.113.7' });
});

test.each([
  ['the current version', { version: '2026-11' }, undefined],
  ['an earlier version', { version: '2026-12', earlier: ['2026-11'] }, undefined],
  ['the current texts', { version: '2026-11', marketing: { version: 'm-1' } }, 'm-1'],
  ['an earlier text about advertising', { version: '2026-11', earlier: ['m-1'] }, 'm-1'],
])('%s of the consent is accepted', async (_, consent, marketing) => {
  const { codes } = await take(
    { body: { ...BODY, consent: { ...BODY.consent, marketing } } },
    false,
    consent,
  );
  expect(codes).toEqual([201]);
});

test.each([
  ['of the text', { version: '2026-12' }, undefined],
  ['of the text about advertising', { version: '2026-11', marketing: { version: 'm-2' } }, 'm-1'],
])('an invented version %s is refused and nothing is saved', async (_, consent, marketing) => {
  await expect(
    take({ body: { ...BODY, consent: { ...BODY.consent, marketing } } }, false, consent),
  ).rejects.toMatchObject({ status: 400, code: 'bad_value', field: 'consent' });
});

test.each(['x', 'x'.repeat(201), ['form-12345678', 'form-87654321']])(
  'the key %s is refused',
  async (key) => {
    await expect(take({ headers: { 'idempotency-key': key } })).rejects.toMatchObject({
      status: 400,
      code: 'bad_value',
      field: 'idempotency_key',
      message: expect.stringMatching(/^Idempotency-Key \S/),
    });
  },
);

import { expect, test, vi } from 'vitest';
import { leadResponseSchema } from '@vvoz/api/leads/leadSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Lead } from '../../../leads/leadRecord.ts';
import { formatRefusal } from '../testing/testApp.ts';
import { createLeadApp, createForm, type LeadApp } from './testing/leadApp.ts';

const CALL_PATH = '/api/request/send';
const send = async ({ post }: LeadApp, body: unknown, headers?: Record<string, string>) => {
  const response = await post(CALL_PATH, body, headers);
  return { status: response.status, ...leadResponseSchema.parse(response.body).data };
};

test('a form is saved completely, answered with its id, and delivered', async () => {
  const delivered: Lead[] = [];
  const target = { name: 'webhook', deliver: async (lead: Lead) => void delivered.push(lead) };
  const api = await createLeadApp({ targets: [target] });
  const saved = await send(api, createForm(), { 'user-agent': 'Mozilla/5.0' });
  expect(saved).toMatchObject({ status: 201, duplicate: false });
  const leads = await api.leads();
  expect(leads).toMatchObject([
    {
      id: saved.id,
      createdAt: saved.created_at,
      kind: 'form',
      tel: '+79141234567',
      name: 'Анна Проверочная',
      ip: '198.51.100.1',
      consent: { version: '2026-01', at: saved.created_at },
      marks: {
        leadId: '17',
        roistatVisit: '100500',
        userAgent: 'Mozilla/5.0',
        utm: { utm_source: 'yandex' },
      },
      lot: { id: 'prius-1' },
      receipt: { total: 2_100_000 },
    },
  ]);
  await vi.waitFor(() => expect(delivered).toEqual(leads), 5000);
});

test('a note to the phone number is saved with the lead', async () => {
  const api = await createLeadApp();
  await send(api, createForm({ tel: '8 914 123-45-67 с 9 до 18' }));
  await send(api, createForm({ tel: '8 914 123-45-67', idempotency_key: 'a-second-form' }));
  const leads = await api.leads();
  expect(leads.map(({ tel, marks }) => [tel, marks.telNote]).toSorted()).toEqual([
    ['+79141234567', ''],
    ['+79141234567', 'с 9 до 18'],
  ]);
});

test('a key in the body or in the header identifies one lead', async () => {
  const api = await createLeadApp();
  const { idempotency_key: key, ...rest } = createForm();
  const first = await send(api, { ...rest, idempotency_key: key });
  expect(await send(api, { ...rest, idempotency_key: key })).toEqual({
    ...first,
    status: 200,
    duplicate: true,
  });
  expect(await send(api, rest, { 'idempotency-key': key })).toEqual({
    ...first,
    status: 200,
    duplicate: true,
  });
  expect(await send(api, rest)).toMatchObject({ status: 201 });
  expect(await api.leads()).toHaveLength(2);
});

test('twenty concurrent requests with one key are one lead', async () => {
  const api = await createLeadApp({ limits: { admit: async () => 0, close: async () => undefined } });
  const body = createForm();
  const all = await Promise.all(Array.from({ length: 20 }, () => send(api, body)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await api.leads()).toHaveLength(1);
});

test('the key of another request is refused', async () => {
  const api = await createLeadApp();
  const body = createForm();
  await send(api, body);
  expect(formatRefusal(await api.post(CALL_PATH, { ...body, name: 'Пётр' }))).toBe(
    '409 conflict idempotency_key',
  );
});

test('a phone number and the consent are enough', async () => {
  const api = await createLeadApp();
  expect(await send(api, { tel: 79_141_234_567, consent_version: '1' })).toMatchObject({ status: 201 });
  const [lead] = await api.leads();
  expect(lead).toMatchObject({ tel: '+79141234567', name: '', kind: 'form', consent: { version: '1' } });
  // The time of a consent is the time of arrival, whatever the form says.
  expect(lead?.consent.at).toBe(lead?.createdAt);
  await send(api, createForm({ consent: { version: '1', at: '2199-01-01T00:00:00Z' } }));
  expect((await api.leads()).every(({ consent }) => consent.at < '2199')).toBe(true);
});

test.each([
  [{ tel: '' }, '400 bad_value tel'],
  [{ tel: '8914123' }, '400 bad_value tel'],
  [{ tel: { $gt: '' } }, '400 bad_value tel'],
  [{ name: 'я'.repeat(101) }, '400 bad_value name'],
  [{ consent: undefined }, '400 bad_value consent'],
  [{ consent: { version: '' } }, '400 bad_value consent'],
  [{ idempotency_key: 'x' }, '400 bad_value idempotency_key'],
  [{ type: 'два слова' }, '400 bad_value type'],
  [{ lot: { a: 'x'.repeat(9000) } }, '400 bad_value lot'],
])('%j is refused as %s', async (fields, expected) => {
  const api = await createLeadApp();
  expect(formatRefusal(await api.post(CALL_PATH, createForm(fields)))).toBe(expected);
  expect(await api.leads()).toEqual([]);
});

test.each([
  [{ tel: '8914' }, 'проверьте номер телефона'],
  [{ tel: '82264247766' }, 'проверьте номер телефона'],
  [{ consent: null }, 'нужно согласие на обработку персональных данных'],
  [{ name: 'я'.repeat(101) }, 'не больше 100 знаков'],
  [{ message: 'я'.repeat(4001) }, 'не больше 4000 знаков'],
])('%j: the visitor reads «%s»', async (fields, messageRu) => {
  const api = await createLeadApp();
  const { body } = await api.post(CALL_PATH, createForm(fields));
  expect(errorSchema.parse(body).error.messageRu).toBe(messageRu);
});

test('a wrong number is refused in both languages, and the answer does not repeat it', async () => {
  const api = await createLeadApp();
  const { text } = await api.post(CALL_PATH, createForm({ tel: '8914<b>99' }));
  expect(text).toContain('phone number');
  expect(text).toContain('проверьте номер телефона');
  expect(text).not.toContain('8914<b>99');
});

test.each([
  ['a body of 1 MB', JSON.stringify(createForm({ message: 'x'.repeat(1_000_000) })), {}, '413 too_large'],
  ['broken JSON', '{"tel":', {}, '400 bad_request'],
  ['a prototype', '{"__proto__":{"tel":"1"}}', {}, '400 bad_request'],
  ['no body', '', {}, '400 bad_request'],
  ['a list', '[]', {}, '400 bad_value '],
  ['null', 'null', {}, '400 bad_value '],
  [
    'a form’s own type',
    'tel=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    '415 unsupported_media_type',
  ],
  ['a text', '{}', { 'content-type': 'text/plain' }, '415 unsupported_media_type'],
  ['no type', '{}', { 'content-type': '' }, '415 unsupported_media_type'],
  [
    'a bad key',
    '{"tel":"89141234567","consent_version":"1"}',
    { 'idempotency-key': 'ключ' },
    '400 bad_value idempotency_key',
  ],
])('abuse: %s', async (_, body, headers, expected) => {
  const api = await createLeadApp();
  expect(formatRefusal(await api.post(CALL_PATH, body, headers))).toBe(expected);
  expect(await api.leads()).toEqual([]);
});

test('abuse: SQL, HTML, headers and emoji are saved as text', async () => {
  const api = await createLeadApp();
  const name = `'); drop table lead; -- <script>alert(1)</script> 👋`;
  await send(api, createForm({ name: `${name}\r\nBcc: x@evil.example`, page: '/\r\nX-Evil: 1' }));
  expect(await api.leads()).toMatchObject([{ name: `${name} Bcc: x@evil.example`, page: '/ X-Evil: 1' }]);
});

test('abuse: the limit is per address, and strangers cannot send for another address', async () => {
  const api = await createLeadApp();
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await api.post(CALL_PATH, createForm({ ip: `203.0.113.${index}` }))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  const refused = await api.post(CALL_PATH, createForm());
  expect(formatRefusal(refused)).toBe('429 too_many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await api.post(CALL_PATH, createForm(), {}, '198.51.100.2')).status).toBe(201);
});

test('our own servers send the visitor’s address in the body or in the query', async () => {
  const api = await createLeadApp();
  for (let index = 0; index < 11; index += 1)
    await api.post(CALL_PATH, createForm({ ip: '203.0.113.7' }), {}, '127.0.0.1');
  expect((await api.leads()).map(({ ip }) => ip)).toEqual(Array.from({ length: 10 }, () => '203.0.113.7'));
  expect((await api.post(`${CALL_PATH}?ip=203.0.113.8`, createForm(), {}, '::ffff:127.0.0.1')).status).toBe(
    201,
  );
  expect((await api.leads()).at(-1)?.ip).toBe('203.0.113.8');
  expect(formatRefusal(await api.post(`${CALL_PATH}?debug=1`, createForm()))).toBe('400 unknown_field debug');
});

test('when saving fails the answer is a 503 with Retry-After, and nothing of the lead is logged', async () => {
  const api = await createLeadApp();
  await api.state.db.schema.dropTable('delivery').execute();
  await api.state.db.schema.dropTable('lead').execute();
  const response = await api.post(CALL_PATH, createForm());
  expect(formatRefusal(response)).toBe('503 not_ready');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(api.log()).toContain('lead not saved');
  expect(api.log()).not.toMatch(/Анна|9141234|звонка|203\.0\.113|198\.51\.100/);
});

test('the log of a lead has its id and nothing of the visitor', async () => {
  const target = { name: 'webhook', deliver: () => Promise.reject(new Error('Анна 89141234567')) };
  const api = await createLeadApp({ targets: [target] });
  const { id } = await send(api, createForm());
  await api.post(CALL_PATH, createForm({ tel: '89141234' }));
  await api.post(CALL_PATH, '{"tel":"89141234567"');
  await vi.waitFor(() => expect(api.log()).toContain('lead not delivered'), 5000);
  expect(api.log()).toContain(id);
  expect(api.log()).not.toMatch(/Анна|9141234|звонка|203\.0\.113|198\.51\.100/);
});

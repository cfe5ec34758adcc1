import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { findClosedPort } from '../../testing/findClosedPort.ts';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { getResponseMs, startHttpServer, type HttpResponse } from '../../../lib/testing/startHttpServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import { createWebhookTarget } from './webhookTarget.ts';

const SECRET = 'a secret of the operator';
const createTarget = (url: string, responseMs = 10_000) =>
  createWebhookTarget({ url, secret: SECRET, responseMs, now: () => 1_764_032_523_456 });
const createAnsweringTarget = async (response: HttpResponse) =>
  createTarget((await startHttpServer(() => response)).url, getResponseMs(response));

test('a lead arrives with all fields, signed, with its id as the idempotency key', async () => {
  const server = await startHttpServer(() => ({ status: 204 }));
  const { marks } = createSampleLead();
  const lead = createSampleLead({
    name: 'O’Нил 👋 "<script>"\u2028',
    marks: { ...marks, marketing: '2026-02' },
  });
  await deliver(createTarget(`${server.url}/hook?x=1`), lead);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/hook?x=1' });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    id: lead.id,
    name: lead.name,
    tel: '+79141234567',
    consent: { version: '2026-01', at: '2026-01-25T01:02:00.000Z', marketing: '2026-02' },
    utm: { utm_source: 'yandex' },
    lot: { id: 'prius-1' },
    receipt: { total: 2_100_000 },
  });
  const mac = createHmac('sha256', SECRET).update(`1764032523.${request?.body}`).digest('hex');
  expect(request?.headers['x-vvoz-signature']).toBe(`t=1764032523,v1=${mac}`);
  expect(request?.headers['idempotency-key']).toBe(lead.id);
});

test.each([
  [500, false],
  [503, false],
  [408, false],
  [401, false],
  [404, false],
  [429, false],
  [400, true],
  [410, true],
  [413, true],
  [422, true],
])('status %i is permanent: %j', async (status, permanent) => {
  expect(await expectFailure(await createAnsweringTarget({ status, body: 'Анна' }))).toMatchObject({
    message: `HTTP ${status}`,
    permanent,
    retryAfterMs: undefined,
  });
});

test.each([200, 299])('status %i is a delivery', async (status) =>
  expect(await deliver(await createAnsweringTarget({ status, body: '' }))).toBeUndefined(),
);

test('Retry-After of a busy target sets the pause', async () => {
  const busy = await createAnsweringTarget({ status: 429, headers: { 'retry-after': '120' } });
  expect((await expectFailure(busy)).retryAfterMs).toBe(120_000);
  const date = new Date(Date.now() + 60_000).toUTCString();
  const dated = (
    await expectFailure(await createAnsweringTarget({ status: 503, headers: { 'retry-after': date } }))
  ).retryAfterMs;
  expect(dated).toBeGreaterThan(50_000);
  expect(dated).toBeLessThanOrEqual(60_000);
  const unclear = await createAnsweringTarget({ status: 503, headers: { 'retry-after': 'soon' } });
  expect((await expectFailure(unclear)).retryAfterMs).toBeUndefined();
});

test('a redirect is not followed', async () => {
  const other = await startHttpServer(() => ({}));
  const failure = await expectFailure(
    await createAnsweringTarget({ status: 307, headers: { location: other.url } }),
  );
  expect(failure).toMatchObject({ message: 'HTTP 307', permanent: true });
  expect(other.requests).toEqual([]);
});

test('silence, a closed connection and a closed port are temporary failures', async () => {
  expect(await expectFailure(await createAnsweringTarget({ fault: 'silent' }))).toMatchObject({
    message: 'no answer in time',
    permanent: false,
  });
  expect((await expectFailure(await createAnsweringTarget({ fault: 'cut' }))).message).toMatch(
    /^connection failed: /,
  );
  expect(await expectFailure(createTarget(`http://127.0.0.1:${await findClosedPort()}`))).toMatchObject({
    message: 'connection failed: ECONNREFUSED',
    permanent: false,
  });
});

test('an aborted delivery ends at once', async () => {
  const { url } = await startHttpServer(() => ({ fault: 'silent' }));
  const target = createWebhookTarget({ url, secret: SECRET });
  const startedAt = performance.now();
  await expect(deliver(target, createSampleLead(), AbortSignal.timeout(50))).rejects.toThrow(
    'no answer in time',
  );
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('an alarm arrives signed, with one idempotency key per event', async () => {
  const server = await startHttpServer(() => ({ status: 204 }));
  const alarm = { subject: 'Нет лотов', text: 'С утра', source: 'japan', problem: 'old', at: '2026-11-22' };
  await createTarget(server.url).alarm?.(alarm, new AbortController().signal);
  const [request] = server.requests;
  expect(JSON.parse(request?.body ?? '')).toEqual({ type: 'alarm', ...alarm });
  expect(request?.headers['idempotency-key']).toBe('alarm-japan-old-2026-11-22');
  const mac = createHmac('sha256', SECRET).update(`1764032523.${request?.body}`).digest('hex');
  expect(request?.headers['x-vvoz-signature']).toBe(`t=1764032523,v1=${mac}`);
});

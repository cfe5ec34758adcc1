import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { findClosedPort } from '../../testing/findClosedPort.ts';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { startHttpServer, type HttpAnswer } from '../../testing/startHttpServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import { createWebhookTarget } from './webhookTarget.ts';

const SECRET = 'a secret of the operator';
const targetAt = (url: string) =>
  createWebhookTarget({ url, secret: SECRET, answerMs: 200, now: () => 1_764_032_523_456 });
const answering = async (answer: HttpAnswer) => targetAt((await startHttpServer(() => answer)).url);

test('a lead arrives whole, signed, with its id as key', async () => {
  const server = await startHttpServer(() => ({ status: 204 }));
  const lead = createSampleLead({ name: 'O’Нил 👋 "<script>"\u2028' });
  await deliver(targetAt(`${server.url}/hook?x=1`), lead);
  const [heard] = server.heard;
  expect(heard).toMatchObject({ method: 'POST', path: '/hook?x=1' });
  expect(JSON.parse(heard?.body ?? '')).toMatchObject({
    id: lead.id,
    name: lead.name,
    tel: '+79141234567',
    consent: { version: '2026-01' },
    utm: { utm_source: 'yandex' },
    lot: { id: 'prius-1' },
    receipt: { total: 2_100_000 },
  });
  const mac = createHmac('sha256', SECRET).update(`1764032523.${heard?.body}`).digest('hex');
  expect(heard?.headers['x-vvoz-signature']).toBe(`t=1764032523,v1=${mac}`);
  expect(heard?.headers['idempotency-key']).toBe(lead.id);
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
])('%i is permanent: %j', async (status, permanent) => {
  expect(await expectFailure(await answering({ status, body: 'Анна' }))).toMatchObject({
    message: `HTTP ${status}`,
    permanent,
    retryAfterMs: undefined,
  });
});

test('a place that is busy says when to come back', async () => {
  const told = await answering({ status: 429, headers: { 'retry-after': '120' } });
  expect((await expectFailure(told)).retryAfterMs).toBe(120_000);
  const date = new Date(Date.now() + 60_000).toUTCString();
  const dated = (await expectFailure(await answering({ status: 503, headers: { 'retry-after': date } })))
    .retryAfterMs;
  expect(dated).toBeGreaterThan(50_000);
  expect(dated).toBeLessThanOrEqual(60_000);
  const unclear = await answering({ status: 503, headers: { 'retry-after': 'soon' } });
  expect((await expectFailure(unclear)).retryAfterMs).toBeUndefined();
});

test('a redirection is not followed: the data goes where the operator said', async () => {
  const other = await startHttpServer(() => ({}));
  const failure = await expectFailure(await answering({ status: 307, headers: { location: other.url } }));
  expect(failure).toMatchObject({ message: 'HTTP 307', permanent: true });
  expect(other.heard).toEqual([]);
});

test('no answer, a cut line and nobody there may pass', async () => {
  expect(await expectFailure(await answering({ fault: 'silent' }))).toMatchObject({
    message: 'no answer in time',
    permanent: false,
  });
  expect((await expectFailure(await answering({ fault: 'cut' }))).message).toMatch(/^not reached: /);
  expect(await expectFailure(targetAt(`http://127.0.0.1:${await findClosedPort()}`))).toMatchObject({
    message: 'not reached: ECONNREFUSED',
    permanent: false,
  });
});

test('a delivery that is called off ends at once', async () => {
  const { url } = await startHttpServer(() => ({ fault: 'silent' }));
  const target = createWebhookTarget({ url, secret: SECRET });
  const begun = performance.now();
  await expect(deliver(target, createSampleLead(), AbortSignal.timeout(50))).rejects.toThrow(
    'no answer in time',
  );
  expect(performance.now() - begun).toBeLessThan(5000);
});

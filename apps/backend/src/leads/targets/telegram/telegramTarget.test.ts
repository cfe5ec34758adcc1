import { expect, test } from 'vitest';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { getResponseMs, startHttpServer, type HttpResponse } from '../../../lib/testing/startHttpServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import { createTelegramTarget } from './telegramTarget.ts';

const createTarget = (baseUrl: string, responseMs = 10_000) =>
  createTelegramTarget({ token: '1:abc', chat: '-100', baseUrl, responseMs });
const createAnsweringTarget = async (response: HttpResponse) =>
  createTarget((await startHttpServer(() => response)).url, getResponseMs(response));

test('a message contains the whole lead and escapes HTML', async () => {
  const server = await startHttpServer(() => ({ body: { ok: true, result: { message_id: 1 } } }));
  const lead = createSampleLead({ name: '<a href="tg://x">Анна</a> & 👋' });
  await deliver(createTarget(server.url), lead);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/bot1:abc/sendMessage' });
  const { text, ...rest } = JSON.parse(request?.body ?? '') as { text: string };
  expect(rest).toMatchObject({ chat_id: '-100', parse_mode: 'HTML' });
  expect(text).toContain('<b>Имя:</b> &lt;a href=&quot;tg://x&quot;&gt;Анна&lt;/a&gt; &amp; 👋\n');
  expect(text).toContain('+7 914 123-45-67');
  expect(text).toContain('TOYOTA PRIUS 2019');
  expect(text).toContain('utm_source=yandex');
  expect(text).toContain(lead.id);
  expect(text.replaceAll(/<\/?b>/g, '')).not.toContain('<');
});

test('the longest lead fits into a message', async () => {
  const server = await startHttpServer(() => ({ body: { ok: true } }));
  const long = '<'.repeat(4000);
  const utm = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`utm_${index}`, long.slice(0, 500)]),
  );
  const marks = { ...createSampleLead().marks, utm, roistatVisit: long, leadId: long };
  const lot = { brand: long, model: long, id: long };
  await deliver(
    createTarget(server.url),
    createSampleLead({ name: long, message: long, page: long, host: long, lot, marks }),
  );
  const { text } = JSON.parse(server.requests[0]?.body ?? '') as { text: string };
  const shown = text.replaceAll(/<\/?b>/g, '').replaceAll('&lt;', '<');
  expect(shown.length).toBeLessThanOrEqual(4096);
});

test('a text is cut before it is escaped, so that no entity is cut in two', async () => {
  const server = await startHttpServer(() => ({ body: { ok: true } }));
  for (const length of [1498, 1499, 1500, 1501]) {
    const message = `${'м'.repeat(length)}${'&<>'.repeat(20)}`;
    await deliver(createTarget(server.url), createSampleLead({ message, name: message }));
  }
  for (const { body } of server.requests) {
    const { text } = JSON.parse(body) as { text: string };
    expect(text.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
  }
});

test('long values end in an ellipsis, and links have no preview', async () => {
  const server = await startHttpServer(() => ({ body: { ok: true } }));
  const lead = createSampleLead({ message: 'м'.repeat(1501), name: 'и'.repeat(180), kind: 'ф'.repeat(181) });
  await deliver(createTarget(`${server.url}/bots/`), lead);
  expect(server.requests[0]?.path).toBe('/bots/bot1:abc/sendMessage');
  const sent = JSON.parse(server.requests[0]?.body ?? '') as { text: string };
  expect(sent).toHaveProperty('link_preview_options', { is_disabled: true });
  expect(sent.text).toContain(`<b>Имя:</b> ${'и'.repeat(180)}\n`);
  expect(sent.text).toContain(`<b>Форма:</b> ${'ф'.repeat(180)}…\n`);
  expect(sent.text).toContain(`<b>Сообщение:</b> ${'м'.repeat(1500)}…\n`);
});

test.each([
  [{ ok: false, error_code: 400, description: 7, parameters: null }, 'HTTP 400', true],
  [{ ok: false, error_code: 429, parameters: { retry_after: 'soon' } }, 'HTTP 429', false],
  [{ ok: false }, 'HTTP 200', false],
])('a 200 that says %j is a failure', async (body, message, permanent) =>
  expect(await expectFailure(await createAnsweringTarget({ body }))).toMatchObject({
    message,
    permanent,
    retryAfterMs: undefined,
    detail: '',
  }),
);

test('after too many messages the pause is the one that Telegram asks for', async () => {
  const body = {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests',
    parameters: { retry_after: 37 },
  };
  expect(await expectFailure(await createAnsweringTarget({ status: 429, body }))).toMatchObject({
    message: 'HTTP 429',
    permanent: false,
    retryAfterMs: 37_000,
    detail: 'Too Many Requests',
  });
});

test.each([
  [
    'a chat that does not exist',
    { status: 400, body: { ok: false, error_code: 400, description: 'x' } },
    'HTTP 400',
    true,
  ],
  ['an error inside a 200', { body: { ok: false, error_code: 400 } }, 'HTTP 400', true],
  [
    'a bot that was removed from the chat',
    { status: 403, body: { ok: false, error_code: 403 } },
    'HTTP 403',
    false,
  ],
  ['a wrong token', { status: 401, body: { ok: false, error_code: 401 } }, 'HTTP 401', false],
  ['an HTML error page', { status: 502, body: '<html>' }, 'HTTP 502', false],
  ['an answer that is not JSON', { body: '<html>' }, 'HTTP 200 without JSON', false],
  ['JSON that is not an object', { body: '7' }, 'HTTP 200 without JSON', false],
  ['an empty answer', { body: {} }, 'HTTP 200', false],
  ['silence', { fault: 'silent' } as const, 'no answer in time', false],
])('%s', async (_, response, message, permanent) => {
  expect(await expectFailure(await createAnsweringTarget(response))).toMatchObject({ message, permanent });
});

test('an alarm is a message with its subject in bold, escaped', async () => {
  const server = await startHttpServer(() => ({ body: { ok: true } }));
  const alarm = { subject: 'A < B', text: 'C & D', source: 'japan', problem: 'old', at: '2026-11-22' };
  await createTarget(server.url).alarm?.(alarm, new AbortController().signal);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({
    chat_id: '-100',
    text: '<b>A &lt; B</b>\nC &amp; D',
  });
});

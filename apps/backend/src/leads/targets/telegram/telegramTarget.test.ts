import { expect, test } from 'vitest';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { startHttpServer, type HttpAnswer } from '../../testing/startHttpServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import { createTelegramTarget } from './telegramTarget.ts';

const targetAt = (baseUrl: string) =>
  createTelegramTarget({ token: '1:abc', chat: '-100', baseUrl, answerMs: 200 });
const answering = async (answer: HttpAnswer) => targetAt((await startHttpServer(() => answer)).url);

test('a message says everything, and no letter of the visitor becomes a tag', async () => {
  const server = await startHttpServer(() => ({ body: { ok: true, result: { message_id: 1 } } }));
  const lead = createSampleLead({ name: '<a href="tg://x">Анна</a> & 👋' });
  await deliver(targetAt(server.url), lead);
  const [heard] = server.heard;
  expect(heard).toMatchObject({ method: 'POST', path: '/bot1:abc/sendMessage' });
  const { text, ...rest } = JSON.parse(heard?.body ?? '') as { text: string };
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
    targetAt(server.url),
    createSampleLead({ name: long, message: long, page: long, host: long, lot, marks }),
  );
  const { text } = JSON.parse(server.heard[0]?.body ?? '') as { text: string };
  const shown = text.replaceAll(/<\/?b>/g, '').replaceAll('&lt;', '<');
  expect(shown.length).toBeLessThanOrEqual(4096);
});

test('too many messages: the pause that Telegram names is kept', async () => {
  const body = {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests',
    parameters: { retry_after: 37 },
  };
  expect(await expectFailure(await answering({ status: 429, body }))).toMatchObject({
    message: 'HTTP 429',
    permanent: false,
    retryAfterMs: 37_000,
    detail: 'Too Many Requests',
  });
});

test.each([
  [
    'a chat that is not there',
    { status: 400, body: { ok: false, error_code: 400, description: 'x' } },
    'HTTP 400',
    true,
  ],
  ['an error inside a 200', { body: { ok: false, error_code: 400 } }, 'HTTP 400', true],
  ['a bot that was shut out', { status: 403, body: { ok: false, error_code: 403 } }, 'HTTP 403', false],
  ['a wrong token', { status: 401, body: { ok: false, error_code: 401 } }, 'HTTP 401', false],
  ['an outage with a page', { status: 502, body: '<html>' }, 'HTTP 502', false],
  ['no JSON', { body: '<html>' }, 'HTTP 200 without JSON', false],
  ['JSON that is no object', { body: '7' }, 'HTTP 200 without JSON', false],
  ['an answer that says nothing', { body: {} }, 'HTTP 200', false],
  ['silence', { fault: 'silent' } as const, 'no answer in time', false],
])('%s', async (_, answer, message, permanent) => {
  expect(await expectFailure(await answering(answer))).toMatchObject({ message, permanent });
});

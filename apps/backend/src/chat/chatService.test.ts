import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChatMessage } from '@vvoz/api/chat/chatSchemas';
import { startHttpServer, type HttpResponse } from '../lib/testing/startHttpServer.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { saveVisitorMessage } from './chatMessages.ts';
import { createChatService } from './chatService.ts';

const ANNA = 'anna-conversation-0000001';
const NOW = new Date('2026-11-24T10:00:00Z');
const HOUR_MS = 3_600_000;
const POST = {
  conversation: ANNA,
  id: 'question',
  text: 'Есть Приус?',
  host: 'vvoz.example',
  page: '/korea',
};

/** Starts a service. Its managers use a chat on the Telegram server at `telegramUrl`; without it they have none. */
async function startService(telegramUrl?: string) {
  const { db } = await openTempState();
  const lines: { readonly level: string; readonly message: string; readonly facts: object }[] = [];
  const write = (level: string) => (facts: object, message: string) =>
    void lines.push({ level, message, facts });
  const telegram =
    telegramUrl === undefined ? undefined : { token: '1:abc', chat: '-100', baseUrl: telegramUrl };
  const service = createChatService({
    db,
    log: { info: write('info'), warn: write('warn') },
    telegram,
    now: () => NOW,
  });
  onTestFinished(() => service.close());
  const received: ChatMessage[] = [];
  await service.listen(ANNA, '203.0.113.7', (message) => received.push(message));
  return { db, lines, service, received };
}

test('every hour messages older than ninety days are deleted, and the log says how many', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, lines, service } = await startService();
  const write = (id: string, at: string) => saveVisitorMessage(db, { ...POST, id }, new Date(at));
  await write('old', '2026-08-26T09:59:59Z');
  await write('young', '2026-08-26T10:00:00Z');
  service.start();
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(HOUR_MS);
  await vi.waitFor(() =>
    expect(lines).toEqual([{ level: 'info', message: 'old chat messages deleted', facts: { dropped: 1 } }]),
  );
  await service.close();
  await write('late', '2026-01-01T00:00:00Z');
  vi.advanceTimersByTime(HOUR_MS);
  const rows = await db.selectFrom('chat_message').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(['late', 'young']);
  expect(lines).toHaveLength(1);
});

test('a failure to delete old messages is logged with its code, without its text', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, lines, service } = await startService();
  service.start();
  const broken = vi.spyOn(db, 'deleteFrom').mockImplementation(() => {
    throw Object.assign(new Error('тайна'), { code: 'SQLITE_BUSY' });
  });
  vi.advanceTimersByTime(HOUR_MS);
  await vi.waitFor(() =>
    expect(lines).toEqual([
      { level: 'warn', message: 'old chat messages not deleted', facts: { code: 'SQLITE_BUSY' } },
    ]),
  );
  broken.mockRestore();
});

test('a question goes to the managers, and their answer to the visitor’s open stream', async () => {
  let isAnswered = false;
  const answer = (path: string): HttpResponse => {
    if (path.endsWith('/sendMessage')) return { body: { ok: true, result: { message_id: 501 } } };
    if (isAnswered || !server.requests.some((request) => request.path.endsWith('/sendMessage')))
      return isAnswered ? { fault: 'silent' } : { body: { ok: true, result: [] } };
    isAnswered = true;
    const message = { message_id: 9, chat: { id: -100 }, text: 'Да', reply_to_message: { message_id: 501 } };
    return { body: { ok: true, result: [{ update_id: 7, message }] } };
  };
  const server = await startHttpServer(({ path }) => answer(path));
  const { db, service, received, lines } = await startService(server.url);
  const saved = await service.save(POST);
  expect(saved).toMatchObject({ duplicate: false, message: { id: 'question', at: NOW.toISOString() } });
  expect(received.map(({ text }) => text)).toEqual(['Есть Приус?']);
  service.start();
  await vi.waitFor(() => expect(received.map(({ text }) => text)).toEqual(['Есть Приус?', 'Да']), 5000);
  expect(received[1]).toMatchObject({ author: 'manager' });
  // Stopping interrupts the open call for updates, and that failure is not logged.
  await service.close();
  expect(lines).toEqual([]);
  // Another process need not wait for the end of the lease.
  expect(await db.selectFrom('lease').selectAll().execute()).toEqual([]);
});

test('a failure of Telegram is logged without a word of the visitor', async () => {
  const { url } = await startHttpServer(() => ({ status: 502, body: '<html>' }));
  const { service, lines } = await startService(url);
  await service.save(POST);
  service.start();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1), 5000);
  for (const method of ['sendMessage', 'getUpdates'])
    expect(lines).toContainEqual({
      level: 'warn',
      message: 'chat not forwarded',
      facts: { reason: `${method}: HTTP 502 with a body that is not an answer`, code: expect.anything() },
    });
  expect(JSON.stringify(lines)).not.toContain('Приус');
  await service.close();
});

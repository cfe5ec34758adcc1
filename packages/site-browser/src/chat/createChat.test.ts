import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatMessageSchema, MAX_CHAT_TEXT, type ChatMessage } from '@vvoz/api/chat/chatSchemas';
import type { ChatMessage as ShownMessage } from './chatMessage.ts';
import { createChat, MAX_TEXT } from './createChat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser in front of a server that stores messages while `network.isUp`. */
function createEnvironment() {
  const kept = new Map<string, string>();
  const network = {
    isUp: true,
    attempts: 0,
    /** An answer instead of that of the server. */
    answer: undefined as (() => Response) | undefined,
    stored: [] as ChatMessage[],
    bodies: [] as Record<string, string>[],
  };
  const place = { page: '/korea', about: 'Kia Rio 2021' };
  const streams: { url: string; isOpen: boolean; give: (message: ChatMessage) => unknown }[] = [];
  const environment = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    fetch: (async (url: string, init: RequestInit) => {
      network.attempts += 1;
      if (network.answer) return network.answer();
      if (!network.isUp) throw new TypeError('Failed to fetch');
      const { method, headers } = new Request(`http://main${url}`, init);
      // The site refuses a request whose body is not JSON.
      if (method !== 'POST' || headers.get('content-type') !== 'application/json')
        return new Response(null, { status: 400 });
      const body = JSON.parse(String(init.body)) as Record<string, string>;
      network.bodies.push(body);
      const data = {
        id: body['id'] ?? '',
        at: new Date().toISOString(),
        author: 'visitor',
        text: body['text'] ?? '',
      };
      network.stored.push(data as ChatMessage);
      return Response.json({ data }, { status: 201 });
    }) as typeof fetch,
    openStream: (url: string) => {
      const source = new EventTarget();
      const stream = {
        url,
        isOpen: true,
        give: (message: ChatMessage) =>
          source.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })),
      };
      streams.push(stream);
      return Object.assign(source, { close: () => void (stream.isOpen = false) }) as unknown as EventSource;
    },
    getPage: () => ({ ...place }),
    now: () => new Date(),
  };
  return { environment, network, streams, place };
}

test('a message is shown at once, sent with its page, and the answer arrives by the stream', async () => {
  const { environment, network, streams } = createEnvironment();
  const chat = createChat(environment);
  chat.listen();
  expect(streams).toEqual([]);
  const seen: (string | undefined)[] = [];
  chat.subscribe(() => seen.push(chat.getMessages()[0]?.delivery));
  await chat.send('Есть Приус?');
  expect(seen).toEqual(['failed', 'sending', undefined]);
  expect(network.bodies).toMatchObject([{ text: 'Есть Приус?', page: '/korea' }]);
  // The visitor still sees what the message was about; the manager has the page.
  expect(chat.getMessages()[0]?.about).toBe('Kia Rio 2021');
  expect(network.bodies[0]).not.toHaveProperty('about');
  expect(streams[0]?.url).toBe(`/api/chat/stream?conversation=${network.bodies[0]?.['conversation']}`);
  streams[0]?.give({ id: 'a', at: '2099-01-01T00:00:00.000Z', author: 'manager', text: 'Да' });
  expect(chat.getMessages().map(({ text }) => text)).toEqual(['Есть Приус?', 'Да']);
  chat.close();
  expect(streams[0]?.isOpen).toBe(false);
});

test('without a network a message waits, then is sent once, also after a reload', async () => {
  const { environment, network } = createEnvironment();
  network.isUp = false;
  const chat = createChat(environment);
  await chat.send('Раз');
  expect(chat.getMessages()).toMatchObject([{ text: 'Раз', delivery: 'failed' }]);
  chat.close();
  const later = createChat(environment);
  await vi.advanceTimersByTimeAsync(1);
  network.isUp = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(later.getMessages().map(({ text, delivery }) => [text, delivery])).toEqual([['Раз', undefined]]);
  expect(network.stored).toHaveLength(1);
  later.close();
});

test('a page that comes back from the back/forward cache opens its stream and sends what had to wait', async () => {
  const { environment, network, streams } = createEnvironment();
  const chat = createChat(environment);
  await chat.send('Раз');
  network.isUp = false;
  await chat.send('Два');
  chat.close();
  network.isUp = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([network.stored.length, streams.map(({ isOpen }) => isOpen)]).toEqual([1, [false]]);
  chat.resume();
  await vi.advanceTimersByTimeAsync(1);
  expect(network.stored.map(({ text }) => text)).toEqual(['Раз', 'Два']);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  streams[1]?.give({ id: 'a', at: '2099-01-01T00:00:00.000Z', author: 'manager', text: 'Да' });
  expect(chat.getMessages().at(-1)?.text).toBe('Да');
  chat.close();
});

test('after a failure the others wait too, and each is sent once, in order, from the page it was written on', async () => {
  const { environment, network, place } = createEnvironment();
  network.isUp = false;
  const chat = createChat(environment);
  await chat.send('Раз');
  place.page = '/japan';
  await chat.send('Два');
  expect(network.attempts).toBe(2);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(network.attempts).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(network.attempts).toBe(3);
  network.isUp = true;
  place.page = '/china';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.bodies.map(({ text, page }) => [text, page])).toEqual([
    ['Раз', '/korea'],
    ['Два', '/japan'],
  ]);
  chat.close();
});

test('a page that was left tries no more, however often it has failed', async () => {
  const { environment, network } = createEnvironment();
  network.isUp = false;
  const chat = createChat(environment);
  for (const text of ['Раз', 'Два']) await chat.send(text);
  chat.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.attempts).toBe(2);
});

test.each<[string, () => Response]>([
  ['a server that is down', () => Response.json({ error: {} }, { status: 503 })],
  ['the sign-in page of a Wi-Fi network', () => new Response('<html>')],
])('%s has not got the message, which is no bug', async (_, answer) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { environment, network } = createEnvironment();
  network.answer = answer;
  const chat = createChat(environment);
  await chat.send('Раз');
  expect(chat.getMessages()).toMatchObject([{ text: 'Раз', delivery: 'failed' }]);
  expect(report).not.toHaveBeenCalled();
  network.answer = undefined;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(network.stored.map(({ text }) => text)).toEqual(['Раз']);
  chat.close();
});

test('on a device that stores nothing the page still shows its messages', async () => {
  const { environment, streams } = createEnvironment();
  const names: string[] = [];
  const storage = {
    getItem: (key: string) => (key.endsWith('conversation') ? (names[0] ?? null) : null),
    setItem: (key: string, value: string) => {
      if (!key.endsWith('conversation')) throw new DOMException('full', 'QuotaExceededError');
      names.push(value);
    },
  };
  const chat = createChat({ ...environment, storage });
  for (const text of ['Раз', 'Два']) await chat.send(text);
  expect(chat.getMessages().map(({ text, delivery }) => [text, delivery])).toEqual([
    ['Раз', undefined],
    ['Два', undefined],
  ]);
  chat.listen();
  expect(streams, 'one stream, however often it is asked for').toHaveLength(1);
  chat.close();
});

test('the browser knows the fields and the limit of the server', () => {
  expect(MAX_TEXT).toBe(MAX_CHAT_TEXT);
  const fields: Record<keyof ShownMessage, true> = { id: true, at: true, author: true, text: true };
  expect(Object.keys(chatMessageSchema.shape).toSorted()).toEqual(Object.keys(fields).toSorted());
});

test('a stopped subscriber is not called', async () => {
  const chat = createChat(createEnvironment().environment);
  const notify = vi.fn();
  chat.subscribe(notify)();
  await chat.send('Раз');
  expect(notify).not.toHaveBeenCalled();
  chat.close();
});

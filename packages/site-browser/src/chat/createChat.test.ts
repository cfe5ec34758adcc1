import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatMessageSchema, MAX_CHAT_TEXT, type ChatMessage } from '@vvoz/api/chat/chatSchemas';
import type { ChatMessage as ShownMessage } from './chatMessage.ts';
import { createChat, MAX_TEXT } from './createChat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A browser in front of a server that stores messages while `network.isUp`. */
function createEnvironment() {
  const kept = new Map<string, string>();
  const network = { isUp: true, stored: [] as ChatMessage[], bodies: [] as Record<string, string>[] };
  const streams: { url: string; isOpen: boolean; give: (message: ChatMessage) => unknown }[] = [];
  const environment = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    fetch: (async (url: string, init: RequestInit) => {
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
    getPage: () => ({ page: '/korea', about: 'Kia Rio 2021' }),
    now: () => new Date(),
  };
  return { environment, network, streams };
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

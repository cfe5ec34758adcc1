import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { streamText } from './streamText.ts';

test('every piece is made for the visitor who asked, though it is read outside of the request', async () => {
  const visitor = new AsyncLocalStorage<string>();
  async function* list() {
    for (let at = 0; at < 3; at += 1) {
      await Promise.resolve();
      yield `${visitor.getStore()} `;
    }
  }
  const body = await visitor.run('198.51.100.7', () => streamText(list()));
  expect(await new Response(body).text()).toBe('198.51.100.7 '.repeat(3));
});

test('a reader who leaves ends the generator, which makes no further piece', async () => {
  const end = vi.fn();
  let made = 0;
  async function* list() {
    try {
      while (true) yield String((made += 1));
    } finally {
      end();
    }
  }
  const reader = (await streamText(list())).getReader();
  await reader.read();
  await reader.read();
  expect([made, end.mock.calls]).toEqual([2, []]);
  await reader.cancel();
  expect([made, end.mock.calls]).toEqual([2, [[]]]);
});

import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startQueue } from './startQueue.ts';
import { QUEUE_NAME } from './queueName.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const watchQueue = vi.hoisted(() => vi.fn());
vi.mock('./watchQueue.ts', () => ({ watchQueue }));
afterAll(() => {
  vi.doUnmock('./watchQueue.ts');
  vi.resetModules();
});

let databases: (() => Promise<readonly { name: string }[]>) | undefined;
const settle = () => new Promise((resolve) => void setTimeout(resolve, 5));

beforeEach(() => {
  watchQueue.mockReset();
  databases = async () => [];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('indexedDB', {
    get databases() {
      return databases;
    },
  });
  vi.stubGlobal('reportError', () => undefined);
  return () => vi.unstubAllGlobals();
});

test.each<[string, typeof databases, number]>([
  ['no database', async () => [], 0],
  ['a database of something else', async () => [{ name: 'other' }], 0],
  ['stored requests', async () => [{ name: 'other' }, { name: QUEUE_NAME }], 1],
  ['a browser that does not tell', undefined, 1],
  ['forbidden storage', async () => Promise.reject(new DOMException('denied', 'SecurityError')), 0],
])('%s', async (_, list, times) => {
  databases = list;
  startQueue();
  await settle();
  expect(watchQueue).toHaveBeenCalledTimes(times);
});

test('a request that another tab has stored is sent when the visitor returns to this one, not in the background', async () => {
  startQueue();
  await settle();
  expect(watchQueue).not.toHaveBeenCalled();
  databases = async () => [{ name: QUEUE_NAME }];
  const change = async (visibilityState: string) => {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };
  await change('hidden');
  expect(watchQueue).not.toHaveBeenCalled();
  await change('visible');
  expect(watchQueue).toHaveBeenCalledOnce();
});

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { QUEUE_NAME } from './queueName.ts';

const steps: string[] = [];
let keep: () => Promise<void>;

beforeEach(() => {
  steps.length = 0;
  keep = async () => void steps.push('kept');
  return () => vi.unstubAllGlobals();
});

/** Loads the module on a page whose service worker is `worker`. */
async function load(worker: object | undefined) {
  vi.resetModules();
  vi.doMock('./deviceQueue.ts', () => ({ deviceQueue: { keep: () => keep() } }));
  vi.doMock('./watchQueue.ts', () => ({ watchQueue: () => steps.push('watch') }));
  vi.stubGlobal('navigator', { serviceWorker: worker });
  onTestFinished(() => {
    vi.doUnmock('./deviceQueue.ts');
    vi.doUnmock('./watchQueue.ts');
    vi.resetModules();
  });
  return (await import('./storeLead.ts')).storeLead;
}

test('a request is on the device before somebody tries to send it; the worker sends it later', async () => {
  const register = async (tag: string) => void steps.push(`sync ${tag}`);
  const storeLead = await load({ ready: Promise.resolve({ sync: { register } }) });
  const written = Promise.withResolvers<void>();
  keep = async () => {
    await written.promise;
    steps.push('kept');
  };
  const storing = storeLead('key-1', {});
  await new Promise(setImmediate);
  expect(steps).toEqual([]);
  written.resolve();
  await storing;
  await vi.waitFor(() => expect(steps).toEqual(['kept', 'watch', `sync ${QUEUE_NAME}`]));
});

test.each<[string, object | undefined]>([
  ['no worker can be there', undefined],
  ['there is no worker yet', { ready: new Promise(() => undefined) }],
  ['the browser has no background sync', { ready: Promise.resolve({}) }],
  [
    'background sync is forbidden',
    { ready: Promise.resolve({ sync: { register: () => Promise.reject(new Error('denied')) } }) },
  ],
])('a request is stored although %s', async (_, worker) => {
  const storeLead = await load(worker);
  let isStored = false;
  void storeLead('key-1', {}).then(() => (isStored = true));
  await vi.waitFor(() => expect(isStored).toBe(true));
  expect(steps).toEqual(['kept', 'watch']);
});

test('a device that stores nothing is the caller’s to tell, and nobody tries to send', async () => {
  const storeLead = await load(undefined);
  keep = () => Promise.reject(new Error('denied'));
  await expect(storeLead('key-1', {})).rejects.toThrow('denied');
  expect(steps).toEqual([]);
});

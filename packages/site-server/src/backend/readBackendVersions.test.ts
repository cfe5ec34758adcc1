import { beforeEach, expect, test, vi } from 'vitest';
import { captureLog } from '../testing/capturedLog.ts';
import { forgetVersions, getChangedAt } from './dataVersions.ts';
import { createVersionReader } from './readBackendVersions.ts';

const askBackend = vi.fn<() => Promise<Response>>();
const respond = (version: string) => async () =>
  new Response('{}', { headers: { 'x-vvoz-version': version } });

beforeEach(() => {
  vi.stubGlobal('fetch', askBackend);
  askBackend.mockReset().mockImplementation(respond('1.1'));
  forgetVersions();
  return () => {
    vi.unstubAllGlobals();
    forgetVersions();
  };
});

test('reads at the same time share a call, later ones make their own', async () => {
  const { read } = createVersionReader('http://backend');
  expect(await Promise.all([read(), read()])).toEqual(['1.1', '1.1']);
  expect(askBackend).toHaveBeenCalledOnce();
  askBackend.mockImplementation(respond('2.1'));
  expect(await read()).toBe('2.1');
});

test.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['names no version', async () => new Response('{}')],
  ['names a wrong version', respond('7')],
])('each outage of a backend that %s is logged once', async (_, fail) => {
  const log = captureLog();
  const { read } = createVersionReader('http://backend');
  for (const outage of [1, 2]) {
    askBackend.mockImplementation(fail);
    expect([await read(), await read()]).toEqual([undefined, undefined]);
    expect(log).toHaveLength(outage);
    askBackend.mockImplementation(respond('1.1'));
    expect(await read()).toBe('1.1');
  }
});

test('a version that a gateway names is followed only after the backend has named it, too', async () => {
  const { follow } = createVersionReader('http://backend');
  askBackend.mockImplementation(respond('1.1'));
  await follow('1.1');
  const changedAt = getChangedAt('content');
  expect(changedAt).toBeGreaterThan(0);
  for (const known of ['1.1', '1.0', 'no version', '']) await follow(known);
  expect(askBackend).toHaveBeenCalledOnce();
  await follow('1.2');
  expect(getChangedAt('content')).toBe(changedAt);
  expect(askBackend).toHaveBeenCalledTimes(2);
});

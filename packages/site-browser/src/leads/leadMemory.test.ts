import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
});

function stubStorage(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
}
const load = () => import('./leadMemory.ts');

test('the same content keeps its key, also after a reload; other content gets another', async () => {
  stubStorage();
  const { findAttemptKey } = await load();
  const key = findAttemptKey('a');
  expect(findAttemptKey('a')).toBe(key);
  vi.resetModules();
  const reloaded = await load();
  expect(reloaded.findAttemptKey('a')).toBe(key);
  expect(reloaded.findAttemptKey('b')).not.toBe(key);
});

test('where storage is forbidden, the page itself remembers the key', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { findAttemptKey, readRememberedLead, rememberLead } = await load();
  expect(findAttemptKey('a')).toBe(findAttemptKey('a'));
  rememberLead({ name: 'Анна', tel: '9141234567', at: 1 });
  expect(readRememberedLead()).toBeUndefined();
});

test('where storage is full, the page remembers the key of its last attempt, not of the stored one', async () => {
  stubStorage();
  const { findAttemptKey } = await load();
  const stored = findAttemptKey('a');
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const key = findAttemptKey('b');
  expect(key).not.toBe(stored);
  expect(findAttemptKey('b')).toBe(key);
});

test('the next form of the session knows name and number', async () => {
  stubStorage();
  const { readRememberedLead, rememberLead } = await load();
  expect(readRememberedLead()).toBeUndefined();
  rememberLead({ name: 'Анна', tel: '9141234567', at: 1 });
  expect(readRememberedLead()).toEqual({ name: 'Анна', tel: '9141234567', at: 1 });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { SUBSCRIBERS } from './subscribers.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', { setItem: (key: string, text: string) => stored.set(key, text) });
  vi.stubGlobal('document', { cookie: '', querySelectorAll: () => [] });
  return () => vi.unstubAllGlobals();
});

test('each route is stored for a request, with its marks, and counted as a view', () => {
  const url = 'https://vvoz.example/japan?utm_source=ya';
  for (const subscriber of SUBSCRIBERS) subscriber({ url, before: '', cause: 'address' });
  expect(Object.fromEntries(stored)).toEqual({ 'vvoz.page': url, 'vvoz.marks': 'utm_source=ya' });
  expect(document.cookie).toMatch(/^vvoz_views=[\d-]{10}\.1;/);
});

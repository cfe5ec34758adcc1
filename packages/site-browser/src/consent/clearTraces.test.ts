import { beforeEach, expect, test, vi } from 'vitest';
import { clearTraces, listCookieDomains } from './clearTraces.ts';

beforeEach(() => () => vi.unstubAllGlobals());

test('a script may have set its cookie for each domain of the host', () => {
  expect(listCookieDomains('china.vvoz.example')).toEqual(['china.vvoz.example', 'vvoz.example']);
  expect(listCookieDomains('localhost')).toEqual([]);
});

test('a cookie that a script has set for all hosts of a domain is removed there too', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return '_ym_uid=1';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('location', { hostname: 'china.vvoz.example' });
  vi.stubGlobal('localStorage', {});
  clearTraces([/^_ym/]);
  expect(written).toEqual([
    '_ym_uid=; path=/; max-age=0',
    '_ym_uid=; path=/; domain=china.vvoz.example; max-age=0',
    '_ym_uid=; path=/; domain=vvoz.example; max-age=0',
  ]);
});

test('only names that match a pattern are removed', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return '_ym_uid=1; vvoz_views=2026-11-22.3; my_ym=2';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('location', { hostname: 'vvoz.example' });
  const stored: Record<string, unknown> = { _ym_retry: '1', scheme: 'dark' };
  const removeItem = (key: string) => Reflect.deleteProperty(stored, key);
  Object.defineProperty(stored, 'removeItem', { value: removeItem, enumerable: false });
  vi.stubGlobal('localStorage', stored);
  clearTraces([/^_ym/, /^roistat/]);
  expect(written).toEqual([
    '_ym_uid=; path=/; max-age=0',
    '_ym_uid=; path=/; domain=vvoz.example; max-age=0',
  ]);
  expect(Object.keys(stored)).toEqual(['scheme']);
});

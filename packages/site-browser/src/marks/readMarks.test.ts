import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMarks, storeMarks } from './storedMarks.ts';
import { readMarks } from './readMarks.ts';
import { storeVisitMarks, readVisitMarks } from './visitMarks.ts';

/** Stubs a page whose `document.cookie` behaves as in a browser. */
function stubPage(address: string) {
  const jar = new Map<string, string>();
  const stored = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('max-age=0')) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const go = (url: string) => vi.stubGlobal('location', new URL(url));
  go(address);
  vi.stubGlobal('window', {});
  return { jar, written, go };
}

beforeEach(() => () => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

const LANDING = 'https://vvoz.example/korea?utm_source=ya&yclid=7&brand=KIA#top';

test('before a consent a request has the marks of its visit, and no cookie is set', () => {
  const { go, written } = stubPage(LANDING);
  storeVisitMarks({ url: LANDING });
  go('https://vvoz.example/cars/korea/1');
  storeVisitMarks({ url: location.href });
  expect(readMarks()).toEqual({
    page: 'https://vvoz.example/cars/korea/1',
    host: 'vvoz.example',
    utm: { utm_source: 'ya', yclid: '7' },
  });
  expect(written).toEqual([]);
});

test('the marks of the address count before those of the visit, and a stored page before the address', () => {
  stubPage('https://vvoz.example/korea?utm_source=vk');
  sessionStorage.setItem('vvoz.marks', 'utm_source=ya&utm_medium=cpc');
  sessionStorage.setItem('vvoz.page', 'https://vvoz.example/japan');
  expect(readMarks()).toMatchObject({
    page: 'https://vvoz.example/japan',
    utm: { utm_source: 'vk', utm_medium: 'cpc' },
  });
});

test('the fragment of a page, which may hold a shelf, is not sent', () => {
  stubPage('https://vvoz.example/izbrannoe?a=1#p=1japan:1');
  expect(readMarks()['page']).toBe('https://vvoz.example/izbrannoe?a=1');
});

test('a cookie whose name only begins like another is another', () => {
  const { jar } = stubPage('https://vvoz.example/');
  jar.set('roistat_visit_cookie_expire', '1209600');
  jar.set('roistat_visit', '104857');
  expect(readMarks()).toMatchObject({ roistat_visit: '104857' });
});

test('with a consent the marks of the first and the last marked visit are stored for 400 days', () => {
  const { written } = stubPage('https://vvoz.example/');
  storeMarks({ utm_source: 'ya', utm_medium: 'cpc' });
  storeMarks({ utm_source: 'vk', utm_medium: 'cpc' });
  storeMarks({});
  expect(written).toEqual([
    'vvoz_first=utm_source=ya&utm_medium=cpc; path=/; max-age=34560000; samesite=lax',
    'vvoz_last=utm_source=ya&utm_medium=cpc; path=/; max-age=34560000; samesite=lax',
    'vvoz_last=utm_source=vk&utm_medium=cpc; path=/; max-age=34560000; samesite=lax',
  ]);
  expect(readMarks()['utm']).toEqual({ utm_source: 'vk', utm_medium: 'cpc', 'first.utm_source': 'ya' });
});

test('a withdrawn consent removes the stored marks', () => {
  const { jar } = stubPage('https://vvoz.example/');
  storeMarks({ utm_source: 'ya' });
  forgetMarks();
  expect([...jar.keys()]).toEqual([]);
  expect(readMarks()).not.toHaveProperty('utm');
});

test('a request has the visit of Roistat and the trace of Bitrix24', () => {
  const { jar } = stubPage('https://vvoz.example/?lead_id=42');
  jar.set('roistat_visit', '104857');
  vi.stubGlobal('window', { b24Tracker: { guest: { getTrace: () => '{"url":"/"}' } } });
  expect(readMarks()).toMatchObject({ roistat_visit: '104857', trace: '{"url":"/"}', lead_id: '42' });
});

test('where nothing may be stored and a script of another company throws, marks are still read', () => {
  stubPage('https://vvoz.example/korea?utm_source=ya');
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  vi.stubGlobal('document', {
    get cookie() {
      return forbidden();
    },
  });
  vi.stubGlobal('window', { b24Tracker: { guest: { getTrace: forbidden } } });
  storeVisitMarks({ url: location.href });
  expect(readVisitMarks()).toEqual({});
  expect(readMarks()).toEqual({
    page: 'https://vvoz.example/korea?utm_source=ya',
    host: 'vvoz.example',
    utm: { utm_source: 'ya' },
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShelf } from './shelf.ts';
import { SHELF_LISTS } from './shelfLists.ts';
import { readSharingOptions, startSharing, type SharingOptions } from './startSharing.ts';

const makeLot = (lot: string) => ({ lot, title: `Toyota ${lot}`, state: 'live' as const });
/** Cookies of the domain, which all hosts have in common. */
let cookies: Map<string, string>;
let written: string[];
const loadLots = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  cookies = new Map();
  written = [];
  vi.stubGlobal(
    'document',
    Object.defineProperty(new EventTarget(), 'cookie', {
      get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      set: (text: string) => {
        written.push(text);
        const [pair = ''] = text.split('; ');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      },
    }),
  );
  loadLots.mockReset().mockImplementation(async (url) => {
    const keys = decodeURIComponent(new URL(url, 'http://main').searchParams.get('ids') ?? '').split(',');
    return Response.json({ items: keys.map(makeLot) });
  });
  vi.stubGlobal('fetch', loadLots);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a host: its own storage, the common cookies. */
function openHost(
  storage = new Map<string, string>(),
  options: SharingOptions = { domain: 'vvoz.example', isSecure: true },
) {
  const page = {
    storage,
    use: () => {
      vi.stubGlobal('window', new EventTarget());
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, text: string) => storage.set(key, text),
      });
      const shelf = createShelf();
      startSharing(shelf, options);
      return shelf;
    },
  };
  return page;
}
const listLots = (shelf: ReturnType<typeof createShelf>) => shelf.read('favourites').map(({ lot }) => lot);

test('a lot chosen on one host is on the others, with texts loaded there, and so is its removal', async () => {
  const [main, china] = [openHost(), openHost()];
  const onMain = main.use();
  expect(written).toEqual([]);
  onMain.toggle('favourites', makeLot('japan/1'));
  expect(written.at(-1)).toBe(
    'vvoz_favourites=japan/1; path=/; max-age=34560000; samesite=lax; domain=vvoz.example; secure',
  );
  const onChina = china.use();
  await vi.waitFor(() => expect(listLots(onChina)).toEqual(['japan/1']));
  onChina.toggle('favourites', makeLot('china/2'));
  onChina.toggle('favourites', makeLot('japan/1'));
  const again = openHost(main.storage).use();
  await vi.waitFor(() => expect(listLots(again)).toEqual(['china/2']));
  expect(loadLots).toHaveBeenCalledTimes(2);
});

test('a failed load is repeated on the next page, and a lot that is gone is asked for once', async () => {
  cookies.set('vvoz_favourites', 'japan/1');
  loadLots.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  const host = openHost();
  host.use();
  await vi.waitFor(() => expect(loadLots).toHaveBeenCalledOnce());
  loadLots.mockImplementation(async () => Response.json({ items: [{ lot: 'japan/1', state: 'gone' }] }));
  const shelf = openHost(host.storage).use();
  await vi.waitFor(() => expect(loadLots).toHaveBeenCalledTimes(2));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => void setTimeout(resolve, 5));
  expect(loadLots).toHaveBeenCalledTimes(2);
  expect(listLots(shelf)).toEqual([]);
  expect(cookies.get('vvoz_favourites')).toBe('japan/1');
});

test('hosts that differ in their ports only have no domain in the cookie, and without TLS it is not secure', () => {
  openHost(new Map(), { domain: '', isSecure: false }).use().toggle('favourites', makeLot('japan/1'));
  expect(written.at(-1)).toBe('vvoz_favourites=japan/1; path=/; max-age=34560000; samesite=lax');
});

test.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what another host has changed meanwhile is there after %s', async (_, comeBack) => {
  const shelf = openHost().use();
  shelf.toggle('favourites', makeLot('japan/1'));
  cookies.set('vvoz_favourites', 'japan/1|china/2');
  comeBack();
  await vi.waitFor(() => expect(loadLots).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(listLots(shelf)).toContain('china/2'));
});

test('a lot that comes, goes and comes again is loaded again', async () => {
  const shelf = openHost().use();
  const share = (text: string) => {
    cookies.set('vvoz_favourites', text);
    window.dispatchEvent(new Event('pageshow'));
  };
  share('china/2');
  await vi.waitFor(() => expect(listLots(shelf)).toEqual(['china/2']));
  share('-');
  expect(listLots(shelf)).toEqual([]);
  share('china/2');
  await vi.waitFor(() => expect(listLots(shelf)).toEqual(['china/2']));
});

test('no more lots of other hosts are added than the list has room for', async () => {
  const { max } = SHELF_LISTS.favourites;
  const host = openHost();
  const shelf = host.use();
  for (let id = 1; id < max; id += 1) shelf.put('favourites', { ...makeLot(`japan/${id}`), at: id });
  loadLots.mockClear();
  // This host has never agreed with the others, so it keeps what they lack.
  host.storage.delete('vvoz.favourites.shared.1');
  cookies.set('vvoz_favourites', 'china/1|china/2');
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(listLots(shelf)).toHaveLength(max));
  expect(loadLots).toHaveBeenCalledOnce();
  expect(listLots(shelf).filter((lot) => lot.startsWith('china'))).toHaveLength(1);
});

test('forbidden storage is reported, and the page goes on', () => {
  const reportBug = vi.fn();
  vi.stubGlobal('reportError', reportBug);
  const host = openHost();
  const shelf = host.use();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  window.dispatchEvent(new Event('pageshow'));
  expect(reportBug).toHaveBeenCalledOnce();
  expect(listLots(shelf)).toEqual([]);
});

test.each([
  [undefined, 'https:', undefined],
  ['vvoz.example', 'https:', { domain: 'vvoz.example', isSecure: true }],
  ['', 'http:', { domain: '', isSecure: false }],
])('the page names the common domain: %j of a page by %s', (sharedDomain, protocol, options) => {
  vi.stubGlobal('document', { body: { dataset: { sharedDomain } } });
  vi.stubGlobal('location', { protocol });
  expect(readSharingOptions()).toEqual(options);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchWithin, RedirectRefused } from './fetchWithin.ts';

/** Answers `from` with a redirect to `to`, and every other address with 200. Returns the requested addresses. */
function redirect(from: string, to: string): readonly string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    requested.push(url.href);
    return url.href === from
      ? new Response(null, { status: 301, headers: { location: to } })
      : new Response('there');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requested;
}

const get = (url: string) => fetchWithin(url, { signal: new AbortController().signal });

test.each([
  ['https://feed.example/a', 'http://feed.example/a'],
  ['https://feed.example/a', 'https://feed.example.evil.example/a'],
  ['https://feed.example/a', 'https://10.0.0.5/a'],
  ['http://feed.example:8080/a', 'https://feed.example/a'],
  ['http://feed.example/a', 'https://feed.example:6379/a'],
])('a redirect from %s to %s is refused', async (from, to) => {
  const requested = redirect(from, to);
  await expect(get(from)).rejects.toThrow(RedirectRefused);
  expect(requested).toEqual([from]);
});

/** Answers `/feed` with the first of so many redirects; each names the next one beside itself. */
function redirectTimes(count: number): readonly string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    requested.push(pathname);
    const hop = Number(pathname.split('/hops/')[1] ?? 0);
    return hop < count
      ? new Response(null, { status: 302, headers: { location: hop === 0 ? '/hops/1' : String(hop + 1) } })
      : new Response('there');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requested;
}

test('five redirects are followed, each from the address of the one before; a sixth is refused', async () => {
  const requested = redirectTimes(5);
  expect(await (await get('https://feed.example/feed')).text()).toBe('there');
  expect(requested).toEqual(['/feed', '/hops/1', '/hops/2', '/hops/3', '/hops/4', '/hops/5']);
  redirectTimes(6);
  await expect(get('https://feed.example/feed')).rejects.toThrow('more than 5 times');
});

test.each([
  ['http://feed.example/a', 'https://feed.example/b'],
  ['https://feed.example/a', '/b?page=2'],
])('a redirect from %s to %s is followed', async (from, to) => {
  redirect(from, to);
  expect(await (await get(from)).text()).toBe('there');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSitemap, formatSitemapIndex, MAX_PART_URLS, type SitemapEntry } from './formatSitemap.ts';
import { readSitemap } from './testing/readSitemap.ts';

async function* yieldPages(pages: readonly (readonly SitemapEntry[])[]) {
  yield* pages;
}

async function format(...pages: readonly (readonly SitemapEntry[])[]): Promise<string> {
  let text = '';
  for await (const piece of formatSitemap(yieldPages(pages))) text += piece;
  return text;
}

const encode = (path: string): string => new URL(path, 'https://vvoz.example').href;

test('pages of addresses are joined into one valid file, in order', async () => {
  const text = await format(
    [{ url: encode('/toyota'), changed: '2026-11-03' }, { url: encode('/?page=2&rating=5') }],
    [],
    [{ url: encode("/лада/x'y"), changed: '2026-11-03T00:05:00.000Z' }],
  );
  expect(readSitemap('urlset', text)).toEqual([
    { loc: 'https://vvoz.example/toyota', lastmod: '2026-11-03' },
    { loc: 'https://vvoz.example/?page=2&rating=5' },
    {
      loc: "https://vvoz.example/%D0%BB%D0%B0%D0%B4%D0%B0/x'y",
      lastmod: '2026-11-03T00:05:00.000Z',
    },
  ]);
  expect(text).toContain('page=2&amp;rating=5');
  expect(text).toContain('x&apos;y');
});

test('the index and empty files are valid too', async () => {
  expect(readSitemap('sitemapindex', formatSitemapIndex([{ url: encode('/a.xml.gz') }]))).toHaveLength(1);
  expect(readSitemap('sitemapindex', formatSitemapIndex([]))).toEqual([]);
  expect(readSitemap('urlset', await format())).toEqual([]);
});

test('addresses that are too long and invalid dates are left out', async () => {
  const long = encode('/'.padEnd(2048 - 'https://vvoz.example'.length, 'x'));
  const text = await format([{ url: long }, { url: long.slice(1 - long.length, -1), changed: 'soon' }]);
  expect(text).not.toContain(long);
  expect(text).not.toContain('lastmod');
  expect(await format([{ url: long.slice(0, -1) }])).toContain(long.slice(0, -1));
});

test('the length of an address counts its escapes', async () => {
  const begin = 'https://vvoz.example/a?';
  const fits = begin + 'x&'.repeat(150);
  const tooLong = `${begin}${'&'.repeat(410)}`;
  expect(tooLong.length).toBeLessThan(500);
  const text = await format([{ url: fits }, { url: tooLong }]);
  expect(text.match(/<loc>/g)).toHaveLength(1);
  expect(text).toContain('x&amp;x');
});

test('any path gives a valid file', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.string({ unit: 'binary' }).map((text) => encode(encodeURI(`/${text.toWellFormed()}`))),
      ),
      async (urls) => {
        const entries = readSitemap('urlset', await format(urls.map((url) => ({ url }))));
        expect(entries.map(({ loc }) => loc)).toEqual(urls);
      },
    ),
    { numRuns: 60 },
  );
});

test('a part of the longest addresses is below the limit of 50 MB', async () => {
  const url = encode('/'.padEnd(2047 - 'https://vvoz.example'.length, 'x'));
  const longest = { url, changed: '2026-11-03T00:05:00.000Z' };
  const [one, two] = await Promise.all([format([longest]), format([longest, longest])]);
  expect(two.length - one.length).toBeGreaterThan(2047);
  expect(one.length + (MAX_PART_URLS - 1) * (two.length - one.length)).toBeLessThan(50_000_000);
});

import { expect, test } from 'vitest';
import { isFamilyPath, listPageRewrites } from './pageFamilies.ts';

test('front page, catalogues and texts of the main host have a folder each', () => {
  const rewrites = listPageRewrites('main');
  expect(rewrites).toContainEqual({ source: '/', destination: '/view-home' });
  expect(rewrites).toContainEqual({
    source: '/statistika-prodazh/:path*',
    destination: '/view-catalogue/statistika-prodazh/:path*',
  });
  expect(rewrites).toContainEqual({
    source: '/informacziya/:path*',
    destination: '/view-text/informacziya/:path*',
  });
});

test('a catalogue at / comes last and does not match routes, files and texts', () => {
  const rewrites = listPageRewrites('china');
  const rest = rewrites.at(-1);
  expect(rewrites.map(({ source }) => source).indexOf('/kontakty/:path*')).toBeLessThan(rewrites.length - 1);
  const pattern = new RegExp(`^${rest?.source.replace('/:path', '/')}$`);
  for (const path of ['/byd', '/byd/han']) expect(path).toMatch(pattern);
  for (const path of [
    '/cars/china/1',
    '/api/catalog/china',
    '/sw.js',
    '/view-text/video',
    '/icon.svg',
    '/sitemap.xml',
    '/sitemaps/china.brand.1.xml.gz',
  ])
    expect(path).not.toMatch(pattern);
});

test('the folders of families are not addresses for visitors', () => {
  expect(['/view-text/video', '/VIEW-home', '/video/view-text', '/'].map(isFamilyPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

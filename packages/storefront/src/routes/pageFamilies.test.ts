import { expect, test } from 'vitest';
import { listPageRewrites, listRouteRewrites } from './pageFamilies.ts';

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
  for (const path of ['/byd', '/byd/han', '/suzuki', '/apion']) expect(path).toMatch(pattern);
  for (const path of [
    '/cars/china/1',
    '/api/catalog/china',
    '/api/none',
    '/s/china',
    '/sw.js',
    '/view-text/video',
    '/izbrannoe/x',
    '/sitemap.xml',
    '/sitemaps/china.brand.1.xml.gz',
  ])
    expect(path).not.toMatch(pattern);
});

test('requests without a page are rewritten to the route file of the app', () => {
  expect(listRouteRewrites()).toEqual(
    expect.arrayContaining([
      { source: '/pictures/card/:place+', destination: '/view-route' },
      { source: '/:key([A-Za-z0-9-]{8,128}).txt', destination: '/view-route' },
    ]),
  );
});

import { expect, test } from 'vitest';
import { createNextConfig } from './createNextConfig.ts';

test('pages are rewritten to the folders of their families, by the host that the app is named after', async () => {
  const rewrites = await createNextConfig('/repo/apps/main').rewrites?.();
  expect(rewrites).toMatchObject({
    afterFiles: expect.arrayContaining([{ source: '/', destination: '/view-home' }]),
  });
});

test('a site is built to run alone, from the sources of all its packages', () => {
  expect(createNextConfig('/repo/apps/main')).toMatchObject({
    output: 'standalone',
    outputFileTracingRoot: '/repo',
    turbopack: { root: '/repo' },
    transpilePackages: [
      '@vvoz/api',
      '@vvoz/catalogue',
      '@vvoz/phrases',
      '@vvoz/seo',
      '@vvoz/storefront',
      '@vvoz/ui',
    ],
    images: { unoptimized: true, maximumDiskCacheSize: 0 },
    poweredByHeader: false,
    compress: true,
  });
});

import { expect, test } from 'vitest';
import { createNextConfig } from './createNextConfig.ts';

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

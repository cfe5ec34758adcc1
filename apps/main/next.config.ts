import path from 'node:path';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

const root = path.join(import.meta.dirname, '../..');
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } });

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  transpilePackages: [
    '@vvoz/api',
    '@vvoz/catalogue',
    '@vvoz/phrases',
    '@vvoz/seo',
    '@vvoz/storefront',
    '@vvoz/ui',
  ],
  poweredByHeader: false,
  // A front server compresses; without one this does.
  compress: true,
};

export default withVanillaExtract(config);

import path from 'node:path';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

/** Our packages that reach a storefront: they are published as TypeScript. */
const PACKAGES = ['api', 'catalogue', 'phrases', 'seo', 'storefront', 'ui'].map((name) => `@vvoz/${name}`);

/** The configuration of every storefront. */
export function createNextConfig(appDir: string): NextConfig {
  const root = path.join(appDir, '../..');
  const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } });
  return withVanillaExtract({
    output: 'standalone',
    outputFileTracingRoot: root,
    turbopack: { root },
    transpilePackages: PACKAGES,
    poweredByHeader: false,
    // A front server compresses; without one this does.
    compress: true,
  });
}

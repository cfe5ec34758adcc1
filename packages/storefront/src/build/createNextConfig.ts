import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { hintBuild } from './compileHint.ts';
import { listPageRewrites, listRouteRewrites } from '../routes/pageFamilies.ts';

/** Workspace packages that a storefront uses. They are TypeScript, so Next compiles them. */
const PACKAGES = [
  'api',
  'catalogue',
  'law',
  'phrases',
  'seo',
  'site-browser',
  'site-server',
  'storefront',
  'telemetry',
  'ui',
].map((name) => `@vvoz/${name}`);

/** The program that replaces a style file by its built class names. Turbopack takes its path, not its import. */
const STYLE_LOADER = path.resolve(import.meta.dirname, './styleLoader.ts');

/**
 * Creates the Next configuration of a storefront.
 * @param appDir the folder of the app, named by its host
 */
export function createNextConfig(appDir: string): NextConfig {
  const host = path.basename(appDir) as Host;
  const root = path.join(appDir, '../..');
  return {
    output: 'standalone',
    outputFileTracingRoot: root,
    turbopack: { root, rules: { '*.css.ts': { loaders: [STYLE_LOADER], as: '*.js' } } },
    transpilePackages: PACKAGES,
    experimental: {
      // Fewer and larger scripts: most visits begin with a list or a lot, and a request costs more than some bytes twice.
      turbopackChunking: { firstPageLoadPriority: 1, minChunkSize: 100_000 },
      // Half of a build's time made the server's code small and mapped it back. Nothing downloads that code, and stack traces
      // now show its own names.
      serverMinification: false,
      turbopackSourceMaps: false,
      // To write the cache takes a seventh of a build, so the first build of a checkout, often its only one, leaves it out.
      turbopackFileSystemCacheForBuild: existsSync(path.join(appDir, '.next/BUILD_ID')),
    },
    // The backend serves pictures in the sizes that pages show. With the framework's resizing outsiders could overload the
    // server. A release has no library for it (release/assembleStorefront.ts of the tools).
    // Its cache is off too: each request for it would try to write into the release.
    images: { unoptimized: true, maximumDiskCacheSize: 0 },
    poweredByHeader: false,
    compiler: { runAfterProductionCompile: async ({ distDir }) => hintBuild(distDir) },
    // The step `types` of the checks has checked the same files.
    typescript: { ignoreBuildErrors: true },
    // Before routes with parameters, after those without.
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: [...listRouteRewrites(), ...listPageRewrites(host)],
      fallback: [],
    }),
    // The proxy removes a slash at the end in the same redirect as everything else that is not canonical.
    skipTrailingSlashRedirect: true,
    // Without a reverse proxy that compresses, Next does it. Pages are compressed by pageMemory/sendPages.ts.
    compress: true,
  };
}

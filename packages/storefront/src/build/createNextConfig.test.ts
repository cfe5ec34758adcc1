import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createNextConfig } from './createNextConfig.ts';

test('the folder of the app names the host, whose pages are rewritten to folders of families', async () => {
  const rewrites = await createNextConfig('/repo/apps/main').rewrites?.();
  expect(rewrites).toMatchObject({
    afterFiles: expect.arrayContaining([
      { source: '/', destination: '/view-home' },
      { source: '/:key([A-Za-z0-9-]{8,128}).txt', destination: '/view-route' },
    ]),
  });
});

test('the build is standalone and serves no resized pictures', () => {
  expect(createNextConfig('/repo/apps/main')).toMatchObject({
    output: 'standalone',
    outputFileTracingRoot: '/repo',
    turbopack: { root: '/repo', rules: { '*.css.ts': { as: '*.js' } } },
    images: { unoptimized: true, maximumDiskCacheSize: 0 },
    poweredByHeader: false,
    compress: true,
  });
});

test('the first build of a checkout writes no cache, later ones do', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const appDir = path.join(root, 'apps/main');
  mkdirSync(path.join(appDir, '.next'), { recursive: true });
  const isCached = () => createNextConfig(appDir).experimental?.turbopackFileSystemCacheForBuild;
  expect(isCached()).toBe(false);
  writeFileSync(path.join(appDir, '.next/BUILD_ID'), 'first');
  expect(isCached()).toBe(true);
});

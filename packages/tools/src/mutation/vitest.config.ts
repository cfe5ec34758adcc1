import { realpathSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The copy of the repository that Stryker has made, where the code has mutants. */
const root = path.resolve(import.meta.dirname, '../../../..');
/** The repository, to which the copy's `node_modules` leads. */
const original = path.dirname(realpathSync(path.join(root, 'node_modules')));

/** How Stryker runs the tests of an area in the copy. */
export default defineConfig({
  root,
  plugins: [
    vanillaExtractPlugin(),
    {
      name: 'packages of the copy',
      enforce: 'pre',
      async resolveId(id, importer) {
        if (!id.startsWith('@vvoz/')) return undefined;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved?.id.replace(`${original}/`, `${root}/`);
      },
    },
  ],
  test: {
    root,
    environment: 'node',
    testTimeout: 15_000,
    hookTimeout: 60_000,
    // Tests on PostgreSQL repeat those on SQLite, and would create a database for each mutant.
    provide: { postgresUrl: '', isPostgresGiven: false },
    // The cache identifies files by their text without mutants.
    fsModuleCache: false,
  },
});

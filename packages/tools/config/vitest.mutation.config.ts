import process from 'node:process';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The unit tests as Stryker runs them, in its copy of the tree. Which files: the area's row. */
export default defineConfig({
  root: process.cwd(),
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
  },
});

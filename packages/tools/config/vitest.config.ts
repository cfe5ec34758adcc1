import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_TEST_FLAGS } from '../src/chromium/chromiumFlags.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const executablePath = process.env['CHROMIUM_PATH'];

/** Two projects: `unit` runs the tests beside the code in Node, `storybook` runs each story in a real browser. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          root,
          environment: 'node',
          // A process loads Fastify, zod and other modules once, not once per file. Modules keep no state between tests; a
          // test that mocks one resets the modules before and after itself (reportFailure.test.ts).
          isolate: false,
          // Far longer than a test takes on a machine that builds three other things at once. A test that takes longer
          // hangs.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // One PostgreSQL for all tests, where the machine has it.
          globalSetup: [path.join(root, 'packages/tools/src/postgres/forTests.ts')],
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'lab/src/**/*.test.ts',
          ],
        },
      },
      {
        root,
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'storybook',
          root,
          testTimeout: 30_000,
          // A page loads Storybook's preview once, not once per file; each story cleans up after itself.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: CHROMIUM_TEST_FLAGS, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

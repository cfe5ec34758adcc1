import { defineConfig } from '@playwright/test';
import { addresses } from './src/support/addresses.ts';
import { WITHOUT_PICTURES } from './src/support/browser.ts';

const report = process.env['E2E_JSON_REPORT'];

/**
 * Runs against a production build that has been started: `npm test -- --only e2e` builds, seeds and starts it and sets
 * `E2E_{HOST}_URL` of each host and E2E_API_URL; without them the addresses of `npm start` are used.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // Time limits are long because two browsers, the sites and the backend share the machine's cores.
  expect: { timeout: 30_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: addresses.main,
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A service worker would answer requests that a test delays or changes.
    serviceWorkers: 'block',
    // Recording slows down every test, so it is only on when tests are run by hand.
    trace: report ? 'off' : 'retain-on-failure',
    ...WITHOUT_PICTURES,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // One pixel per px: at two, as on a telephone, the browser and the backend would draw four times as much.
      use: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});

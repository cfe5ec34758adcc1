import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS } from '../chromium/chromiumFlags.ts';
import { readTask } from './task.ts';

const { directory, executablePath } = readTask();

/** How Playwright takes and compares the screenshots of `npm run test:visual`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'visual.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  outputDir: path.join(directory, 'results'),
  snapshotPathTemplate: path.join(directory, 'baseline', '{arg}{ext}'),
  reporter: [['dot'], ['html', { outputFolder: path.join(directory, 'report'), open: 'never' }]],
  expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.1 } },
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS] },
  },
});

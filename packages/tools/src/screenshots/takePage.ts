import path from 'node:path';
import type { Page } from 'playwright';
import { waitForPictures } from '../visual/waitForPictures.ts';
import type { ShotPage } from './listPages.ts';

/** Opens the page, and throws when it answers with another status than expected. */
export async function openPage(page: Page, url: string, { status }: ShotPage): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== status)
    throw new Error(`${url} answered ${response?.status()} instead of ${status}`);
}

/**
 * Writes a picture of the whole open page as PNG. Resolves with its file name. The window becomes as high as the page, so
 * that bars which stick to its bottom do not cover the middle of the picture.
 */
export async function takePage(page: Page, folder: string, name: string): Promise<string> {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
  await waitForPictures(page);
  const file = `${name}.png`;
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
  return file;
}

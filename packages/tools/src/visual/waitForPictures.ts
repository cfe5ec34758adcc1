import type { Page } from 'playwright';

/** Longest wait, ms, for a server that never answers. */
const MAX_WAIT = 20_000;

/** Waits until fonts and pictures of the page are loaded, also those that it loads only when they are scrolled to. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async (maxWait) => {
    await document.fonts.ready;
    const late = new Promise((resolve) => setTimeout(resolve, maxWait));
    const pictures = [...document.images].map((image) => {
      // A lazy picture far below would not load before it is scrolled to.
      image.loading = 'eager';
      // A missing picture may be the state that the page shows.
      return image.decode().catch(() => undefined);
    });
    await Promise.race([Promise.all(pictures), late]);
  }, MAX_WAIT);
}

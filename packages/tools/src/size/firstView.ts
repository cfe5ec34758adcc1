import type { Browser } from 'playwright';
import { PHONE } from '../lib/screens.ts';
import { measureCompressed } from './loadedScripts.ts';
import type { FirstView } from './sizeLimits.ts';

/** Opens a page as a new visitor with a phone, waits until the network is idle, and measures what the browser loaded. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ ...PHONE, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    const requested: { readonly url: string; readonly kind: string }[] = [];
    page.on('request', (request) => {
      requested.push({ url: request.url(), kind: request.resourceType() });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const stylesheets = new Set(requested.filter(({ kind }) => kind === 'stylesheet').map((one) => one.url));
    return {
      htmlKb: (await measureCompressed([url])) / 1000,
      stylesheets: stylesheets.size,
      stylesKb: (await measureCompressed([...stylesheets])) / 1000,
      requests: requested.filter(({ kind }) => kind !== 'image').length,
      elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    };
  } finally {
    await context.close();
  }
}

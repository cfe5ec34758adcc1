import type { Browser, CDPSession, Page } from 'playwright';
import { PHONE } from '@vvoz/tools/lib/screens';

/** How much slower than this machine the visitor's CPU is. */
export const SLOWDOWN = 4;

/**
 * The slow connection of Lighthouse, as it is applied in a browser: 150 ms round trip and 1.6 Mbit/s, with its factors for
 * throttling of requests instead of packets.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};

export interface PhoneOptions {
  readonly isSlowCpu?: boolean;
  readonly isSlowNetwork?: boolean;
  readonly hasScripts?: boolean;
}

/** Opens a page as a new visitor with a phone: nothing is in its cache. */
export async function withPhone<T>(
  browser: Browser,
  { isSlowCpu = false, isSlowNetwork = false, hasScripts = true }: PhoneOptions,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...PHONE,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    javaScriptEnabled: hasScripts,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const session = await context.newCDPSession(page);
    if (isSlowCpu) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (isSlowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    return await work(page, session);
  } finally {
    await context.close();
  }
}

import type { BrowserContextOptions } from 'playwright';

/** The screen of a phone that many visitors have. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

import { expect, test as base } from '@playwright/test';
import { isForeign } from './addresses.ts';

/** Chromium's message for a picture or page that answers with 404 on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of 404/;

/** True when a picture itself is the document: Chromium styles its own view of it, which the picture's policy forbids. */
const isPictureView = (address: string): boolean => address.includes('/pictures/');

/**
 * A test that fails on any error on the console, hydration warning, violation of the content security policy, or
 * request to another machine.
 */
export const test = base.extend<{ quiet: void; expected: RegExp; answered: RegExp }>({
  /** Messages that the test causes on purpose. */
  expected: [EXPECTED, { option: true }],
  /** Names of the foreign hosts that the test answers for. */
  answered: [/^$/, { option: true }],
  quiet: [
    async ({ page, expected, answered }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' && !expected.test(message.text()) && !isPictureView(url))
          faults.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && isForeign(url) && !answered.test(url.hostname))
          faults.push(`requested ${request.url()}`);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Tags a test that runs at one width: the feature exists at that width only, or behaves the same at every width. */
export const DESKTOP_ONLY = { tag: '@desktop' };
export const PHONE_ONLY = { tag: '@phone' };

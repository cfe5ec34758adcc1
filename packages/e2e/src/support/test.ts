import { expect, test as base } from '@playwright/test';

/** Chromium's word for a picture or a page that answered with an error status on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of 404/;

/**
 * A test during which the page may say nothing bad: no error on the console, no hydration warning, no broken policy, no
 * request to another machine.
 */
export const test = base.extend<{ quiet: void; expected: RegExp }>({
  /** What the page may say all the same, because the test brings it about. */
  expected: [EXPECTED, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname))
          said.push(`asked ${request.url()}`);
      });
      await use();
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

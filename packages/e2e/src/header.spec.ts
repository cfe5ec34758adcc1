import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { addresses } from './support/addresses.ts';
import { DESKTOP_ONLY, expect, test } from './support/test.ts';

const WIDTHS = [320, 375, 414, 554, 768, 900, 1024, 1201, 1280, 1440, 1680, 1920];
/** Links that every header or its menu has, by the end of their address. */
const EVERYWHERE = [
  '/informacziya',
  '/otzyvy',
  '/vopros-otvet',
  '/kontakty',
  '/example',
  '/o-kompanii',
  '/garantii',
];

test('nothing in a header overlaps or is cut at any width', DESKTOP_ONLY, async ({ page }) => {
  for (const host of HOST_NAMES) {
    await page.goto(addresses[host]);
    // It is there when the page is idle.
    await expect(page.getByRole('button', { name: 'Спросить менеджера' })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.getByRole('banner').evaluate((header) => {
        const shown = [...header.querySelectorAll<HTMLElement>('a, button')]
          .filter((control) => !control.closest('[popover]') && control.offsetWidth > 0)
          .map((control) => ({
            name: control.getAttribute('aria-label') ?? control.textContent,
            box: control.getBoundingClientRect(),
          }))
          .toSorted((a, b) => a.box.left - b.box.left);
        return shown.flatMap(({ name, box }, at) => {
          const next = shown[at + 1];
          if (box.left < 0 || box.right > innerWidth) return [`${name} is cut`];
          return next && next.box.left < box.right ? [`${name} overlaps ${next.name}`] : [];
        });
      });
      expect({ host, width, faults }).toEqual({ host, width, faults: [] });
    }
  }
});

test(
  'on every host the menu leads to how to buy, questions, reviews, contacts and the company',
  DESKTOP_ONLY,
  async ({ page }) => {
    for (const host of HOST_NAMES)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addresses[host]);
        await page.getByRole('button', { name: 'Меню' }).click();
        const links = page.getByRole('navigation', { name: 'Меню' }).getByRole('link');
        const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        for (const end of EVERYWHERE)
          expect([host, width, end, hrefs.some((href) => href.endsWith(end))]).toEqual([
            host,
            width,
            end,
            true,
          ]);
      }
  },
);

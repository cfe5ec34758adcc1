import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectAccessibleInBothSchemes } from './support/axe.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Спросить менеджера' }).click();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeFocused();
};

test(
  'a message is sent by keyboard, survives a reload, and reaches the other tab',
  PHONE_ONLY,
  async ({ page, context }) => {
    await page.goto('/kontakty');
    await openChat(page);
    await page.keyboard.type('Есть Приус до миллиона?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Сообщения' });
    await expect(log).toContainText('Есть Приус до миллиона?Вы, ');
    await expect(log).not.toContainText('отправляем');
    await expect(log).not.toContainText('не ушло');
    await expectAccessibleInBothSchemes(page);

    const other = await context.newPage();
    await other.goto('/vopros-otvet');
    await openChat(other);
    await expect(other.getByRole('log')).toContainText('Есть Приус до миллиона?');
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Или Аква');
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    // It arrives by the server's stream.
    await expect(other.getByRole('log')).toContainText('Или Аква');

    await page.reload();
    await openChat(page);
    await expect(log).toContainText('Или Аква');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Спросить менеджера' })).toBeFocused();
  },
);

test('at night the chat offers the request form', DESKTOP_ONLY, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T16:00:00.000Z');
  await page.goto('/japan/czeny-na-avto');
  await openChat(page);
  await expect(page.getByRole('dialog')).toContainText(/Ответим (сегодня|завтра) с\s9:00 по\sВладивостоку/);
  await page.getByRole('link', { name: 'оставьте заявку' }).click();
  const request = page.getByRole('dialog', { name: 'Оставить заявку' });
  await expect(request.getByRole('button', { name: 'Отправить заявку' })).toBeVisible();
});

/** A page of each kind, by host; `lot` stands for the first lot of the list before it. */
const PAGES = {
  main: [
    '/',
    '/japan/czeny-na-avto',
    'lot',
    '/statistika-prodazh',
    'lot',
    '/avtomobili-v-nalichii',
    '/kontakty',
    '/garantii',
    '/vopros-otvet',
    '/otzyvy',
    '/informacziya',
    '/zayavka',
    '/izbrannoe',
    '/sravnenie',
    '/no-such-page',
  ],
  china: ['/', 'lot', '/kontakty', '/zayavka'],
  spec: ['/', '/blizhajshie-aukcziony', 'lot', '/kontakty'],
} as const;

/** Lists what the parts of the chat cover on screen: prices, totals, phone numbers, controls that can be used. */
function listCovered(): string[] {
  const chat = [...document.querySelectorAll('[data-chat], dialog[aria-label="Чат с менеджером"]')];
  const parts = chat
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    // Everything outside of a modal dialog is inert: it is another screen.
    .filter((part) => !part.closest('dialog:modal'))
    .map((part) => part.getBoundingClientRect())
    // A text for screen readers only is a pixel.
    .filter(({ width, height }) => width > 1 && height > 1);
  const header = document.querySelector('header');
  const headerEnd = header?.getBoundingClientRect().bottom ?? 0;
  const isSum = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === 3 && /\d\s?[₽¥₩$€]/.test(node.textContent ?? ''),
    );
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.matches('a, button, input:not([type=hidden]), select, textarea, summary') || isSum(element),
    )
    .filter((element) => !chat.some((part) => part.contains(element) || element.contains(part)))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      // What has been scrolled below the header is covered by the header.
      if (!header?.contains(element) && parts.every((part) => part.bottom <= headerEnd)) return false;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return false;
      return parts.some(
        (part) =>
          // Rounding may make neighbours share a pixel.
          part.left < box.right - 1 &&
          part.right > box.left + 1 &&
          part.top < box.bottom - 1 &&
          part.bottom > box.top + 1,
      );
    })
    .map(
      (element) =>
        `${element.tagName} ${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}`,
    );
}

for (const host of HOST_NAMES)
  test(
    `on ${host} no part of the chat covers a price, a phone number or a control, closed or open`,
    DESKTOP_ONLY,
    async ({ page }) => {
      test.slow();
      await page.clock.install();
      const expectNothingCovered = async (where: object) =>
        expect({ ...where, covered: await page.evaluate(listCovered) }).toEqual({ ...where, covered: [] });
      let list = '';
      for (const path of PAGES[host]) {
        await page.goto(path === 'lot' ? list : addresses[host] + path);
        const button = page.getByRole('button', { name: /Спросить менеджера/ });
        await expect(button).toBeVisible();
        // The greeting has been counted by now.
        await page.clock.runFor(60_000);
        const first = page.locator('[data-lot] a[href^="/cars/"]').first();
        list = (await first.count()) > 0 ? addresses[host] + (await first.getAttribute('href')) : '';
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = { url: page.url(), width };
          for (const share of [0, 0.3, 1]) {
            await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
            await expectNothingCovered({ ...where, share });
          }
          await page.evaluate(() => scrollTo(0, 0));
          await button.click();
          const chat = page.getByRole('dialog', { name: 'Чат с менеджером' });
          await expect(chat).toBeVisible();
          await expectNothingCovered({ ...where, isOpen: true });
          await page.keyboard.press('Escape');
          await expect(chat).toHaveCount(0);
        }
        await page.evaluate(() => sessionStorage.clear());
      }
    },
  );

test('on a lot’s page the chat shows the lot that goes along', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/japan/czeny-na-avto');
  await page.locator('[data-lot] a[href^="/cars/"]').first().click();
  await openChat(page);
  await expect(page.getByRole('dialog')).toContainText('Приложим лот.');
  await page.keyboard.type('Ещё продаётся?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(/Ещё продаётся\?.*Вы, \d\d:\d\d · доставлено/);
});

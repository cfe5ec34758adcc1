import type { Page } from '@playwright/test';
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

/** Pages with prices, totals, phone numbers and bars at the bottom of the window. */
const PAGES = [
  '/',
  '/japan/czeny-na-avto',
  '/kontakty',
  '/garantii',
  '/vopros-otvet',
  '/zayavka',
  '/izbrannoe',
];

test(
  'closed, the chat lies on nothing: its button and its count are inside of the header',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.clock.install();
    for (const path of PAGES)
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const button = page.getByRole('button', { name: /Спросить менеджера/ });
        await expect(button).toBeVisible();
        // The greeting has been counted by now.
        await page.clock.runFor(60_000);
        const outside = await page.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect();
          return (
            [...document.querySelectorAll('[data-chat], [data-chat] *')]
              .map((part) => part.getBoundingClientRect())
              // A text for screen readers only is a pixel.
              .filter(({ width: wide, height }) => wide > 1 && height > 1)
              .filter(
                (box) => !header || box.bottom > header.bottom || box.right > innerWidth || box.left < 0,
              ).length
          );
        });
        expect({ path, width, outside }).toEqual({ path, width, outside: 0 });
        await page.evaluate(() => sessionStorage.clear());
      }
  },
);

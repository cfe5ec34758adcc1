import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TYPED_PHONES } from '@vvoz/catalogue/testing/typedPhones';
import { expectAccessible } from './support/axe.ts';
import { isPhone, openList, openLot } from './support/catalogue.ts';
import { fillLeadForm, findSend } from './support/leadForm.ts';
import { startOwnSite } from './support/ownSite.ts';
import { findLead } from './support/storedLeads.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

/** The IP address of this run's visitor, because limits count by address. The stack trusts a gateway on this machine. */
const visitor = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
test.use({
  extraHTTPHeaders: { 'x-forwarded-for': visitor },
  expected: /the server responded with a status of (400|404|503)/,
});

const createName = () => `Проверка ${randomUUID().slice(0, 8)}`;
const findForm = (page: Page) => page.locator('form[action="/api/request/send"]');
const ACCEPTED = { name: /^Заявка №\s\d{3}-\d{3} принята$/ };

test(
  'the bar of a lot opens the request over the page with lot, way and sum, and leaves while the form is on screen',
  PHONE_ONLY,
  async ({ page }) => {
    await openLot(page, { search: '?variant=construct&city=omsk' });
    // The page is idle when it is there; before that the link leads to the form of the page.
    await expect(page.getByRole('button', { name: /Спросить менеджера/ })).toBeVisible();
    const about = (await findForm(page).getByText('В заявку войдёт').textContent()) ?? '';
    expect(about).toMatch(/лот .*под ключ, конструктор, Омск: ≈/);
    const bar = page.locator('[data-bottom-bar]');
    await bar.getByRole('link', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog', { name: 'Заявка на этот лот' });
    await expect(dialog.getByText('В заявку войдёт')).toHaveText(about);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(bar).toBeVisible();
    await findSend(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  },
);

test('a lead for a lot contains the sum on screen; a wrong number is reported at its field', async ({
  page,
}) => {
  const name = createName();
  const id = await openLot(page);
  const form = findForm(page);
  // Before hydration Next puts back the address that it began with, without the fragment.
  await expect(form).toHaveJSProperty('noValidate', true);
  // On phones the bar opens the form over the page.
  if (isPhone(page)) await page.goto(`/cars/japan/${id}#request`);
  else await page.getByRole('link', { name: 'Оставить заявку' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/#request$/);
  const about = await form.getByText('В заявку войдёт').textContent();
  await form.getByLabel('Имя').fill(name);
  await form.getByLabel('Телефон').fill('914');
  await findSend(page).click();
  const tel = form.getByLabel('Телефон');
  await expect(tel).toBeFocused();
  await expect(tel).toHaveAccessibleDescription(/Проверьте номер/);
  await expect(form.getByLabel(/Согласен на/)).toHaveAccessibleDescription(/Отметьте согласие/);
  await expectAccessible(page);
  await tel.fill('8 (914) 123-45-67');
  await expect(tel).toHaveValue('+7 914 123-45-67');
  // A corrected field is no longer marked as invalid, and it keeps the focus.
  await expect(tel).not.toHaveAttribute('aria-invalid', 'true');
  await expect(tel).toBeFocused();
  await form.getByLabel(/Согласен на/).check();
  await expect(form.getByText(/Отметьте согласие/)).toHaveCount(0);
  await form.getByLabel(/Хочу получать подборки/).check();
  await findSend(page).click();
  await expect(page.getByRole('heading', ACCEPTED)).toBeFocused();
  const lead = await findLead(name);
  expect(lead).toMatchObject({ tel: '+79141234567', kind: 'form', lot: { id } });
  expect(lead?.page).toContain(`/cars/japan/${id}`);
  expect([lead?.consent.version, lead?.marks.marketing]).toEqual(['2026-11-01', '2026-11-01']);
  // The manager reads the sum of the screen, its way and its payer in words.
  expect(lead?.receipt).toMatchObject({ way: 'Под ключ, полная пошлина', who: 'Физлицо' });
  expect(about).toContain(`, Владивосток: ${lead?.receipt?.shown}`);
});

test(
  'a request is sent by keyboard alone, and the next form is filled in with name and number',
  DESKTOP_ONLY,
  async ({ page }) => {
    const name = createName();
    await page.goto('/kontakty');
    await expect(findForm(page)).toHaveJSProperty('noValidate', true);
    const { keyboard } = page;
    await page.getByLabel('Имя').focus();
    await keyboard.type(name);
    await keyboard.press('Tab');
    await keyboard.type('89141234567');
    await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 914 123-45-67');
    await keyboard.press('Tab');
    await keyboard.type('Prius до 1,5 млн');
    // The way of the answer stays a call.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(page.getByLabel(/Согласен на/)).toBeChecked();
    for (let links = 0; links < 4; links += 1) await keyboard.press('Tab');
    await expect(findSend(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', ACCEPTED)).toBeFocused();
    expect(await findLead(name)).toMatchObject({ message: 'Prius до 1,5 млн', marks: { marketing: '' } });
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByLabel('Имя')).toHaveValue(name);
    await expect(page.getByText(/Вы уже отправили заявку в \d\d:\d\d/)).toBeVisible();
    await expect(page.getByLabel(/Согласен на/)).not.toBeChecked();
  },
);

test(
  'the phone field formats what people type, and a correction keeps the caret',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/zayavka');
    await expect(findForm(page)).toHaveJSProperty('noValidate', true);
    const tel = page.getByRole('textbox', { name: 'Телефон' });
    await tel.pressSequentially('8');
    await expect(tel).toHaveValue('+7');
    for (const [typed, shown] of TYPED_PHONES) {
      await tel.fill(typed);
      await expect(tel).toHaveValue(shown);
    }
    await tel.fill('+7 914 123-45-67');
    for (let steps = 0; steps < 3; steps += 1) await tel.press('ArrowLeft');
    await tel.press('Backspace');
    await tel.press('9');
    await expect(tel).toHaveValue('+7 914 123-49-67');
  },
);

test('the form of a 404 page works', DESKTOP_ONLY, async ({ page }) => {
  const name = createName();
  await page.goto('/no/such/page');
  await expect(findForm(page)).toHaveJSProperty('noValidate', true);
  await fillLeadForm(page, name);
  await findSend(page).click();
  await expect(page.getByRole('heading', ACCEPTED)).toBeVisible();
  expect(await findLead(name)).toMatchObject({ kind: 'error', page: expect.stringMatching('/no/such/page') });
});

test(
  'a list opens the form in a dialog, and closing it restores the focus',
  DESKTOP_ONLY,
  async ({ page }) => {
    const name = createName();
    await openList(page);
    // The chat's button is the last part that loads in an idle moment.
    await expect(page.getByRole('button', { name: /Спросить менеджера/ })).toBeVisible();
    const link = page.getByRole('link', { name: 'Опишите задачу' });
    const dialog = page.getByRole('dialog', { name: 'Оставить заявку' });
    // Cards above the link get their heights when they come near the screen: a press may miss it while it moves.
    await expect(async () => {
      if (!(await dialog.isVisible())) await link.click();
      await expect(dialog.getByLabel('Имя')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.press('Enter');
    await fillLeadForm(dialog, name);
    await findSend(dialog).click();
    await expect(dialog.getByRole('heading', ACCEPTED)).toBeFocused();
    expect(await findLead(name)).toMatchObject({ kind: 'modal', tel: '+79141234567' });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a refused form keeps what was typed; an accepted one leads to the confirmation',
    PHONE_ONLY,
    async ({ page }) => {
      const name = createName();
      const id = await openLot(page);
      const form = findForm(page);
      await form.getByLabel('Имя').fill(name);
      await form.getByLabel('Телефон').fill('12 34');
      await form.getByRole('textbox', { name: 'Вопрос' }).fill('Первая строка\nВторая <b>строка</b>');
      await form.getByLabel(/Согласен на/).check();
      await findSend(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оставить заявку');
      const tel = page.getByRole('textbox', { name: 'Телефон' });
      await expect(tel).toHaveAccessibleDescription(/Проверьте номер/);
      await expect(tel).toHaveValue('12 34');
      await expect(page.getByLabel('Имя')).toHaveValue(name);
      await expect(page.locator('textarea')).toHaveValue('Первая строка\nВторая <b>строка</b>');
      await expect(page.getByLabel(/Согласен на/)).toBeChecked();
      await tel.fill('8 914 123-45-67');
      await findSend(page).click();
      await expect(page).toHaveURL(/\/zayavka\?state=sent&n=\d{3}-\d{3}&at=\d+&lot=/);
      await expect(page.getByRole('heading', ACCEPTED)).toBeVisible();
      expect(await findLead(name)).toMatchObject({
        tel: '+79141234567',
        message: 'Первая строка\nВторая <b>строка</b>',
        lot: { id },
      });
    },
  );

  test('a link to the form leads to its page', DESKTOP_ONLY, async ({ page }) => {
    await page.goto('/japan/czeny-na-avto');
    const link = page.getByRole('link', { name: 'Опишите задачу' });
    // Parts of the page get their layout when they come near, and the link its place.
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(/\/zayavka$/);
    await expect(findForm(page)).toBeVisible();
  });

  test(
    'while the backend is down the page keeps the text and offers the phone number',
    DESKTOP_ONLY,
    async ({ page }) => {
      const site = await startOwnSite();
      try {
        await page.goto(`${site.url}/kontakty`);
        await fillLeadForm(page, 'Анна');
        site.cutBackend();
        const response = page.waitForResponse('**/api/request/send');
        await findSend(page).click();
        expect((await response).status()).toBe(503);
        await expect(page.getByText(/Заявка не отправлена/)).toBeVisible();
        await expect(findForm(page).getByRole('link', { name: '8 423 200-00-00' })).toBeVisible();
        await expect(page.getByLabel('Имя')).toHaveValue('Анна');
      } finally {
        await site.stop();
      }
    },
  );
});

test('a request from a page of another site is refused', DESKTOP_ONLY, async ({ page }) => {
  const post = (headers: Record<string, string>) =>
    page.request.post('/api/request/send', { data: { tel: '9141234567' }, headers });
  expect((await post({ origin: 'https://other.example' })).status()).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  // The backend refuses this one, because it has no consent.
  expect(await (await post({})).json()).toMatchObject({ error: { field: 'consent' } });
});

import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectAccessibleInBothSchemes } from './support/axe.ts';
import { findCards, LIST, openList } from './support/catalogue.ts';
import { startOwnSite } from './support/ownSite.ts';
import { waitForWorker } from './support/serviceWorker.ts';
import { tabTo } from './support/tabTo.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const FAVOURITES = '/izbrannoe';
const COMPARE = '/sravnenie';

const findHeart = (page: Page, index = 0) =>
  findCards(page)
    .nth(index)
    .getByRole('button', { name: /^В избранное: / });
const findCompare = (page: Page, index = 0) =>
  findCards(page)
    .nth(index)
    .getByRole('button', { name: /^Сравнить: / });
const findShelfLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });
const findCached = (page: Page) => page.getByRole('list', { name: 'Избранные лоты' }).getByRole('listitem');

/** Puts the first lots of the list on the shelf and into the comparison. */
async function fillShelf(page: Page, count: number): Promise<void> {
  await openList(page);
  for (let index = 0; index < count; index += 1) {
    await findHeart(page, index).click();
    await findCompare(page, index).click();
  }
  await expect(findShelfLink(page, new RegExp(`^Избранное: ${count}\\s`))).toBeVisible();
}

test(
  'by keyboard alone: remove a kept lot and restore it, see only what differs, remove a lot from the comparison',
  DESKTOP_ONLY,
  async ({ page }) => {
    await fillShelf(page, 2);
    await page.goto(FAVOURITES);
    await expect(findCached(page)).toHaveCount(2);
    await expectAccessibleInBothSchemes(page);

    await tabTo(page, '[aria-label^="В избранное: "]');
    await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(findCached(page)).toHaveCount(1);
    const back = page.getByRole('button', { name: 'Вернуть' });
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(findCached(page)).toHaveCount(2);

    await page.goto(COMPARE);
    const rows = page.getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const all = await rows.count();
    const only = page.getByRole('checkbox', { name: 'Только отличия' });
    await only.focus();
    await page.keyboard.press('Space');
    await expect(only).toBeChecked();
    expect(await rows.count()).toBeLessThan(all);
    await expect(rows.first()).toHaveAccessibleName(/отличается/);
    const titles = await page.getByRole('columnheader').getByRole('link').allTextContents();
    const request = page.getByRole('button', { name: 'Заявка на эти лоты' });
    await request.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Заявка на эти лоты' });
    for (const title of titles) await expect(sheet.getByText('В заявку войдёт')).toContainText(title);
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(request).toBeFocused();
    await tabTo(page, '[aria-label^="Убрать из сравнения: "]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Добавьте ещё хотя бы один лот' })).toBeVisible();
  },
);

test(
  'all tabs show the same shelf, and a page from the history shows what later pages have added',
  DESKTOP_ONLY,
  async ({ context, page }) => {
    await openList(page);
    const other = await context.newPage();
    await other.goto(FAVOURITES);
    await expect(other.getByRole('heading', { name: 'В избранном пока пусто' })).toBeVisible();
    await findHeart(page).click();
    await expect(findCached(other)).toHaveCount(1);
    await expect(findShelfLink(other, /^Избранное: 1\s/)).toBeVisible();

    await findCards(page).nth(1).getByRole('link').click();
    await page.getByRole('button', { name: 'В избранное', exact: true }).click();
    await expect(findCached(other)).toHaveCount(2);
    await page.goBack();
    await expect(findHeart(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await findHeart(page, 2).click();
    await expect(findCached(other)).toHaveCount(3);
  },
);

test(
  'a link brings the shelf to another device, which asks before it adds the lots',
  DESKTOP_ONLY,
  async ({ browser, page }) => {
    await fillShelf(page, 2);
    await page.goto(FAVOURITES);
    await page.getByText('Открыть на другом устройстве').click();
    await expect(page.getByRole('img', { name: 'QR-код со списком избранного' })).toBeVisible();
    const link = await page.getByLabel('Ссылка', { exact: true }).inputValue();

    const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const otherPage = await device.newPage();
    await otherPage.goto(link);
    const add = otherPage.getByRole('button', { name: /^Добавить 2\s/ });
    await expect(add).toBeVisible();
    await expect(findCached(otherPage)).toHaveCount(0);
    await add.click();
    await expect(findCached(otherPage)).toHaveCount(2);
    expect(otherPage.url()).not.toContain('#');
    await otherPage.goto(`${FAVOURITES}#p=1japan:zz`);
    await expect(otherPage.getByRole('heading', { name: /Ссылка на избранное повреждена/ })).toBeVisible();
    await device.close();
  },
);

test('a saved search leads back to its list, where it is shown as saved', DESKTOP_ONLY, async ({ page }) => {
  await openList(page, '/toyota');
  const save = page.getByRole('button', { name: 'Сохранить поиск' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vvoz.searches.1')))
    .toMatch(/"known":\["japan/);
  await page.goto(FAVOURITES);
  const line = page.getByRole('region', { name: 'Сохранённые поиски' }).getByRole('listitem');
  await expect(line).toContainText('новых с прошлого раза нет');
  await expect(line.getByRole('link', { name: /^Лента новых лотов/ })).toHaveAttribute(
    'href',
    /^\/api\/feed\?list=/,
  );
  await line.getByRole('link', { name: /^Toyota/ }).click();
  await expect(page).toHaveURL(`${LIST}/toyota?order_by=date_asc`);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test(
  'lots that the list adds later have their buttons, which do not make the card higher',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page);
    const before = await findCards(page).count();
    await page.getByRole('link', { name: /Показать ещё/ }).click();
    await expect(findHeart(page, before)).toBeVisible();
    const heights = await findCards(page)
      .nth(before)
      .evaluate((card) => {
        const filled = card.getBoundingClientRect().height;
        card.querySelector('lot-tools')?.replaceChildren();
        return [filled, card.getBoundingClientRect().height];
      });
    expect(heights[0]).toBe(heights[1]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the shelf says that it needs JavaScript and leads to the catalogue; cards have no dead buttons',
    PHONE_ONLY,
    async ({ page }) => {
      await page.goto(FAVOURITES);
      await expect(page.getByRole('heading', { name: 'Нужен JavaScript' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Открыть каталог' })).toBeVisible();
      await page.goto(LIST);
      await expect(page.getByRole('main').getByRole('button', { name: /избранное|Сравнить/ })).toHaveCount(0);
    },
  );
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to (load resource|fetch)|ERR_|NetworkError/ });

  test('the shelf shows what the device knows, and says so', DESKTOP_ONLY, async ({ page }) => {
    test.slow();
    const site = await startOwnSite();
    try {
      await page.goto(site.url + LIST);
      await findHeart(page).click();
      await waitForWorker(page);
      await page.goto(site.url + FAVOURITES);
      // The worker stores the scripts that it has seen.
      await page.reload();
      await expect(findCached(page)).toHaveCount(1);
      const title = await findCached(page).getByRole('link').textContent();
      await site.stop();
      await page.reload();
      await expect(findCached(page).getByRole('link')).toHaveText(title ?? '');
      await expect(
        page.getByRole('heading', { name: 'Показано то, что сохранилось на устройстве' }),
      ).toBeVisible();
    } finally {
      await page.close();
      await site.stop();
    }
  });
});

test('a favourite counts as seen only after its page was opened', DESKTOP_ONLY, async ({ page }) => {
  await fillShelf(page, 1);
  await page.goto(FAVOURITES);
  await expect(findCached(page)).toHaveCount(1);
  // The page stores seen lots in an idle moment, and shows them when it is opened again.
  await expect(page.getByRole('button', { name: 'Спросить менеджера' })).toBeVisible();
  await page.reload();
  await expect(findCached(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Недавно смотрели' })).toHaveCount(0);
  await findCached(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('button', { name: 'Спросить менеджера' })).toBeVisible();
  await page.goto(FAVOURITES);
  await expect(page.getByRole('heading', { name: 'Недавно смотрели' })).toBeVisible();
});

test(
  'a favourite of one host is on the others, and so is its removal',
  DESKTOP_ONLY,
  async ({ page, context }) => {
    await openList(page);
    await findHeart(page).click();
    await expect(findShelfLink(page, /^Избранное: 1\s/)).toBeVisible();
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'vvoz_favourites');
    expect(cookie?.value).toMatch(/^japan\/[^|]+$/);

    for (const host of ['china', 'spec'] as const) {
      await page.goto(addresses[host]);
      await expect(findShelfLink(page, /^Избранное: 1\s/)).toBeVisible();
    }
    await page.goto(addresses.spec + FAVOURITES);
    await findCached(page)
      .getByRole('button', { name: /^В избранное: / })
      .click();
    await expect(findShelfLink(page, /^Избранное$/)).toBeVisible();
    await page.goto(addresses.main + FAVOURITES);
    await expect(findShelfLink(page, /^Избранное$/)).toBeVisible();
  },
);

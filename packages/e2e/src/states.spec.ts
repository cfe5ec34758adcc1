import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes, showWhole } from './support/axe.ts';
import {
  applyFilters,
  listCardIds,
  findCards,
  chooseOption,
  expectCards,
  isPhone,
  LIST,
  openList,
  openPanel,
  waitUntilSettled,
} from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

const ANSWER = '**/api/catalog/japan-main?*';

/** Parts of a list that no state changes; the walk checks them: header, footer, and most cards of its first page. */
const CHECKED_BY_WALK = ['body header', 'body footer', '[data-lot]:nth-child(n + 5):nth-child(-n + 12)'];

interface State {
  readonly reach: (page: Page) => Promise<void>;
  /** True when it looks different at each width. */
  readonly isByWidth?: true;
}

/**
 * States of a catalogue page that a visitor can cause, each on a fresh page. The panel is a sheet on phones. Colours of the dark
 * scheme are checked on a phone only.
 */
const STATES: Record<string, State> = {
  'a list of options open, searched': {
    isByWidth: true,
    reach: async (page) => {
      await openPanel(page);
      await page
        .locator('#filters summary', { hasText: /^Марка/ })
        .first()
        .click();
      await page.getByRole('searchbox', { name: 'Найти марку' }).fill('тойота');
      await expect(page.getByRole('checkbox', { name: /^Honda/ })).toBeHidden();
      await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeVisible();
      await showWhole(page);
    },
  },
  'an explanation open': {
    isByWidth: true,
    reach: async (page) => {
      await openPanel(page);
      // Otherwise the bar with the count lies on a field of the panel, or not, depending on how far the press has scrolled.
      await showWhole(page);
      await page.getByRole('button', { name: 'Что значат оценки' }).click();
      await expect(page.locator(':popover-open')).toBeVisible();
    },
  },
  'filters applied, chips above the list': {
    isByWidth: true,
    reach: async (page) => {
      await openPanel(page);
      await chooseOption(page, 'Марка', /^Honda/);
      await applyFilters(page);
      await waitUntilSettled(page);
      await expect(page.getByRole('link', { name: /Убрать/ }).first()).toBeVisible();
      await showWhole(page);
    },
  },
  'a wrong number': {
    isByWidth: true,
    reach: async (page) => {
      await openPanel(page);
      const from = page.getByRole('group', { name: /Год/ }).getByLabel('от', { exact: true });
      await from.fill('много');
      await from.press('Enter');
      await expect(from).toHaveAttribute('aria-invalid', 'true');
      await showWhole(page);
    },
  },
  'an empty list': {
    isByWidth: true,
    reach: async (page) => {
      await page.goto(`${LIST}?year_max=1901`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await showWhole(page);
    },
  },
  'an answer still loading': {
    reach: async (page) => {
      await page.route(ANSWER, () => undefined);
      await openPanel(page);
      await chooseOption(page, 'Марка', /^Honda/);
      await applyFilters(page);
      await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
    },
  },
  'words understood': {
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Поиск словами' }).fill('приус белый йцукен');
      await page.getByRole('button', { name: 'Найти' }).click();
      await expect(page.getByText(/^Ищем/)).toBeVisible();
      await waitUntilSettled(page);
    },
  },
  'the next lots still loading': {
    reach: async (page) => {
      await page.route(ANSWER, () => undefined);
      await page.getByRole('link', { name: /Показать ещё/ }).click();
      await expect(page.getByRole('link', { name: 'Загружаем…' })).toBeVisible();
      await expect(page.locator('ol > li[aria-hidden]')).toHaveCount(12);
      await showWhole(page);
    },
  },
  'the list extended': {
    reach: async (page) => {
      await page.getByRole('link', { name: /Показать ещё/ }).click();
      await expect(findCards(page).nth(20)).toBeAttached();
      await waitUntilSettled(page);
      await showWhole(page);
    },
  },
};

for (const [state, { reach, isByWidth }] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state}`, isByWidth ? {} : PHONE_ONLY, async ({ page }) => {
    test.slow();
    await openList(page);
    await reach(page);
    if (isPhone(page)) await expectAccessibleInBothSchemes(page, '', CHECKED_BY_WALK);
    else await expectAccessible(page, '', CHECKED_BY_WALK);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test.describe('while the backend is down', () => {
  test.use({ expected: /status of 503/ });
  test(
    'the page says so and keeps list and filters, axe finds nothing; then it recovers',
    PHONE_ONLY,
    async ({ page }) => {
      await openList(page);
      const before = await listCardIds(page);
      await page.route(ANSWER, (route) => route.fulfill({ status: 503, body: '{}' }));
      await openPanel(page);
      await chooseOption(page, 'Марка', /^Honda/);
      await applyFilters(page);
      await expect(page.getByText('Список не загрузился')).toBeVisible({ timeout: 15_000 });
      await expect(page).toHaveURL(`${LIST}/honda`);
      await expectCards(page, before);
      await showWhole(page);
      await expectAccessible(page, '', CHECKED_BY_WALK);
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('link', { name: 'Повторить' }).click();
      await expect(page.getByText('Список не загрузился')).toHaveCount(0);
      await waitUntilSettled(page);
      for (const title of await findCards(page).getByRole('heading').allTextContents())
        expect(title).toMatch(/^Honda/);
    },
  );
});

// A phone is too narrow for a table.
test('axe finds nothing: the table', DESKTOP_ONLY, async ({ page }) => {
  await openList(page);
  await page.getByLabel('Вид').selectOption('table');
  await expect(page.getByRole('table')).toBeVisible();
  await waitUntilSettled(page);
  await expectAccessible(page);
});

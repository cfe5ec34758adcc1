import {
  applyFilters,
  findCards,
  waitUntilHydrated,
  openList,
  openPanel,
  waitUntilSettled,
  readShownCount,
} from './support/catalogue.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

/** The sum to plan with of each price: «≈ 1,45 млн ₽обычно 1,30–1,62», «2,54–2,61 млн ₽мощность, считайте 2,61 млн ₽». */
const parseRubles = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => {
    if (text.includes('посчитает менеджер')) return [];
    const [, figure = '', unit] =
      /([\d\s,]+?)\s?(млн|тыс\.)?\s?₽/.exec(text.split('считайте').at(-1) ?? '') ?? [];
    if (figure === '') return [];
    const scale = unit === undefined ? 1 : unit === 'млн' ? 1_000_000 : 1000;
    return [Math.round(Number(figure.replaceAll(/\s/g, '').replace(',', '.')) * scale)];
  });

test(
  'cards show the turnkey price; another variant changes the price and the address',
  DESKTOP_ONLY,
  async ({ page }) => {
    await openList(page, '?fee=low&age=passing');
    const total = findCards(page).first().locator('b').last();
    const full = await total.textContent();
    expect(full).toContain('₽');
    await page.getByLabel('Цена под ключ').selectOption({ label: 'распил' });
    await expect(page).toHaveURL(/variant=raspil/);
    await waitUntilSettled(page);
    await expect(findCards(page).first()).toContainText('распил');
    expect(await total.textContent()).not.toBe(full);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByLabel('Цена под ключ')).toHaveValue('raspil');
    await expect(findCards(page).first()).toContainText('распил');
  },
);

test('a switch narrows the list, and its count is correct', PHONE_ONLY, async ({ page }) => {
  await openList(page);
  await openPanel(page);
  const passing = page.getByRole('switch', { name: /проходные/ });
  const promised = Number(
    (await passing.evaluate((input) => input.parentElement?.textContent ?? '')).replaceAll(/3–5|\D/g, ''),
  );
  // The tick appears in the next paint; `check` would expect it at once.
  await passing.click();
  await expect(passing).toBeChecked();
  await applyFilters(page);
  await expect(page).toHaveURL(/age=passing/);
  await waitUntilSettled(page);
  expect(await readShownCount(page)).toBe(promised);
});

test('with a filter and order by turnkey price, the cards follow both', DESKTOP_ONLY, async ({ page }) => {
  await openList(page, '?cost_ru_max=1500000&order_by=cost_asc');
  const prices = findCards(page)
    .locator('p')
    .filter({ has: page.locator('b').filter({ hasText: '₽' }) });
  const sums = parseRubles(await prices.allTextContents());
  expect(sums.length).toBeGreaterThan(8);
  expect(Math.max(...sums)).toBeLessThanOrEqual(1_500_000);
  expect(sums).toEqual(sums.toSorted((one, other) => one - other));
});

test('the lots’ own prices can be shown in another currency', DESKTOP_ONLY, async ({ page }) => {
  await openList(page);
  await expect(findCards(page).first()).toContainText('¥');
  await page.getByLabel('Цена на аукционе').selectOption({ label: '$ доллары' });
  await expect(page).toHaveURL(/currency=usd/);
  await expect(findCards(page).first()).toContainText(/≈\s[\d\s]+\s\$/);
});

// A phone is too narrow for a table.
test('on a desktop a table shows the same lots', DESKTOP_ONLY, async ({ page }) => {
  await openList(page);
  const first = await findCards(page).first().getByRole('link').getAttribute('href');
  await page.getByLabel('Вид').selectOption({ label: 'таблица' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(findCards(page)).toHaveCount(12);
  await expect(findCards(page).first().getByRole('link')).toHaveAttribute('href', first ?? '');
});

import { WITH_PICTURES } from './support/browser.ts';
import {
  applyFilters,
  findCards,
  chooseOption,
  LIST,
  openPanel,
  waitUntilHydrated,
  waitUntilSettled,
  readShownCount,
} from './support/catalogue.ts';
import { holdScripts } from './support/holdScripts.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts';

test.use(WITH_PICTURES);

/** A slow phone connection: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;

test.beforeEach(async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
});

test(
  'on Slow 4G and a slow processor the list can be read, filtered, shared and restored by Back',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(LIST, { waitUntil: 'commit' });
    await expect(findCards(page).first()).toBeVisible();
    await waitUntilHydrated(page);
    const all = await readShownCount(page);
    await openPanel(page);
    await chooseOption(page, 'Марка', /^Honda/);
    // The choice is visible before the answer.
    await expect(page.locator('#filters summary', { hasText: /^Марка\s*Honda/ })).toBeVisible();
    await applyFilters(page);
    await expect(page).toHaveURL(`${LIST}/honda`);
    await waitUntilSettled(page);
    expect(await readShownCount(page)).toBeLessThan(all);
    for (const title of await findCards(page).getByRole('heading').allTextContents())
      expect(title).toMatch(/^Honda/);
    await page.reload();
    await expect(findCards(page).first()).toContainText('Honda');
    await page.goBack();
    await waitUntilSettled(page);
    await expect.poll(() => readShownCount(page)).toBe(all);
  },
);

// The panel is open before hydration only on a desktop: a phone's sheet would have to be opened by its address.
test('filters ticked before hydration are applied', DESKTOP_ONLY, async ({ page }) => {
  // The document arrives before its scripts.
  const release = await holdScripts(page);
  await page.goto(LIST, { waitUntil: 'commit' });
  const grade = page.getByRole('checkbox', { name: /^4\.5/ });
  await grade.check({ force: true });
  // The shelf's buttons may be there before the last cards are hydrated, which is no hydration error.
  await page
    .locator('lot-tools')
    .evaluateAll((tools) => tools.forEach((tool) => tool.append(document.createElement('span'))));
  await release();
  await waitUntilHydrated(page);
  await expect(page).toHaveURL(/rate=4\.5/);
  await waitUntilSettled(page);
  await expect(grade).toBeChecked();
});

import { expect, test } from 'playwright/test';
import { openShot } from './shots.ts';
import { readTask } from './task.ts';

const { url, shots } = readTask();

for (const shot of shots)
  test(shot.name, async ({ page }) => {
    await openShot(page, url, shot);
    await expect(page).toHaveScreenshot([`${shot.name}.png`], { fullPage: true });
  });

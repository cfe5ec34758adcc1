import type { Browser } from 'playwright';
import type { BenchContext, Figures } from './benchPart.ts';
import { LIST_PATH } from './BenchStack.ts';
import { formatInteractionTable, findMedians, summarise } from './interactionTable.ts';
import type { Measured } from './interactionTable.ts';
import { SCREENS, listVisitorSteps } from './interactionSteps.ts';
import type { Screen } from './interactionSteps.ts';
import { measureStep, watchEvents, watchIdle } from './measureStep.ts';
import { SLOWDOWN } from '../lib/phonePage.ts';
import { writeDetails } from './writeDetails.ts';

/** A phone's connection. Its delay also keeps the servers, which use the same cores, idle until the measured frame. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Visits of each screen; the median of three still varies by 16 ms. */
const ROUNDS = 5;
/** The same when all parts run, to save time. */
const ROUNDS_OF_WHOLE_RUN = 3;

async function measureScreen(browser: Browser, url: string, screen: Screen): Promise<Measured[]> {
  const context = await browser.newContext({
    ...screen.context,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watchEvents);
  await page.goto(url + LIST_PATH, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  const waitUntilIdle = watchIdle(page);
  const measured: Measured[] = [];
  for (const { name, act } of listVisitorSteps(screen.phone, session))
    measured.push({
      screen: screen.name,
      name,
      ...(await measureStep(page, () => act(page), waitUntilIdle)),
    });
  await context.close();
  return measured;
}

/**
 * Measures some thirty interactions on a desktop and on a phone by the Event Timing API: from the event to the next frame,
 * the median of several visits. Writes each of them to `bench/interaction.json` in the data folder.
 */
export async function benchInteraction({
  stack,
  progress,
  signal,
  openBrowser,
  isWholeRun,
}: BenchContext): Promise<Figures> {
  const browser = await openBrowser();
  const rounds = isWholeRun ? ROUNDS_OF_WHOLE_RUN : ROUNDS;
  const single: Measured[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const screen of SCREENS) {
      signal.throwIfAborted();
      const name = `Measuring ${screen.name}, ${round} of ${rounds}`;
      single.push(...(await progress.step(name, () => measureScreen(browser, stack.site.url, screen))));
    }
  }
  const measured = findMedians(single);
  const summary = summarise(measured);
  writeDetails(stack.dataDir, 'interaction', { slowdown: SLOWDOWN, rounds, summary, measured, single });
  console.log(`${formatInteractionTable(measured, summary)}\n`);
  return Object.fromEntries(
    summary.flatMap(({ screen, worstMs, p75Ms }) => [
      [`${screen}.worst`, worstMs],
      [`${screen}.p75`, p75Ms],
    ]),
  );
}

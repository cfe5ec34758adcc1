import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { root } from '../lib/root.ts';
import type { Progress } from '../start/progress.ts';
import { findChromium, createMachine } from '../test/chromium.ts';
import { CHROMIUM_FLAGS } from '../test/chromiumFlags.ts';
import { formatInteractionTable, findMedians, summarise } from './interactionTable.ts';
import type { Measured } from './interactionTable.ts';
import { SCREENS, listVisitorSteps } from './interactionSteps.ts';
import type { Screen } from './interactionSteps.ts';
import { measureStep, watchEvents, watchIdle } from './measureStep.ts';

const LIST = '/japan/czeny-na-avto';
/** How much slower than this machine the visitor's CPU is. */
const SLOWDOWN = 4;
/** A phone's connection. Its delay also keeps the servers, which use the same cores, idle until the measured frame. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Visits of each screen; the median of three still varies by 16 ms. */
const ROUNDS = 5;
/** Longest time of an interaction, ms from the event to the next frame. */
const MAX_MS = 100;

async function measureScreen(browser: Browser, url: string, screen: Screen): Promise<Measured[]> {
  const context = await browser.newContext({
    ...screen.context,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watchEvents);
  await page.goto(url + LIST, { waitUntil: 'networkidle' });
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
 * the median of several visits. Writes `bench/interaction.json`. Returns 1 when the worst is above the limit.
 */
export async function benchInteraction(
  url: string,
  dataDir: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<number> {
  const directory = path.join(dataDir, 'bench');
  mkdirSync(directory, { recursive: true });
  const executablePath = await findChromium(
    createMachine(root, path.join(directory, 'logs/chromium.log'), signal),
  );
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const single: Measured[] = [];
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      for (const screen of SCREENS) {
        signal.throwIfAborted();
        const name = `Measuring ${screen.name}, ${round} of ${ROUNDS}`;
        single.push(...(await progress.step(name, () => measureScreen(browser, url, screen))));
      }
    }
  } finally {
    await browser.close();
  }
  const measured = findMedians(single);
  const summary = summarise(measured);
  const file = path.join(directory, 'interaction.json');
  const [load = 0] = os.loadavg();
  const machine = { cores: os.cpus().length, load, node: process.version, slowdown: SLOWDOWN };
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, summary, measured, single }, null, 2)}\n`,
  );
  console.log(
    [
      formatInteractionTable(measured, summary),
      '',
      `Each figure is the median of ${ROUNDS} visits. Over all ${single.length} single measurements: ${summarise(
        single,
      )
        .map(({ screen, p75Ms, worstMs }) => `${screen} p75 ${p75Ms} ms, worst ${worstMs} ms`)
        .join('; ')}`,
      ...(load > os.cpus().length
        ? [
            `The machine is busy (load ${load.toFixed(1)}): the figures are too high. Repeat on an idle machine.`,
          ]
        : []),
      `CPU slowed ${SLOWDOWN}×, limit ${MAX_MS} ms; written to ${path.relative(root, file)}`,
    ].join('\n'),
  );
  return Number(summary.some(({ worstMs }) => worstMs > MAX_MS));
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import type { Browser } from 'playwright';
import { enterPlay } from '../lib/play.ts';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal } from '../lib/stopped.ts';
import { placeAssets } from '../start/assets.ts';
import { getServerPath } from '../start/build.ts';
import { findFreePorts } from '../start/ports.ts';
import { Supervisor } from '../start/processes.ts';
import { seed } from '../start/seed.ts';
import { startBackend } from '../start/stack.ts';
import { waitUntilUp } from '../start/waitUntilUp.ts';
import { launchChromium } from '../chromium/launchChromium.ts';
import { measureFirstView } from './firstView.ts';
import { measureFirstLoad } from './loadedScripts.ts';
import { measurePanel } from './panelInUse.ts';
import { formatSize, SIZE_LIMITS, STATISTICS_PATH } from './sizeLimits.ts';

/** Pages with their limits. `maxKb`: JavaScript that a page may load beyond that of an empty page, kB (1000 bytes, gzip). */
const PAGES = [
  // The first page of a new process lacks a script of 0.3 kB: 34.7 kB, 35.1 from then on.
  // 36 until kinds of vehicles and expected prices came; docs/performance.md says what grew.
  { name: 'list', path: '/japan/czeny-na-avto', maxKb: 40 },
  { name: 'home', path: '/', maxKb: 25 },
  { name: 'lot', below: '/japan/czeny-na-avto', link: /\/cars\/japan\/[^"?#]+/, maxKb: 20 },
  { name: 'article', below: '/informacziya', link: /\/informacziya\/[\w-]+\/[\w-]+\/[\w-]+/, maxKb: 10 },
] as const;

/** Returns the path of a page: its fixed path, or the first link of its kind on the page above it. */
async function findPath(base: string, page: (typeof PAGES)[number]): Promise<string> {
  if ('path' in page) return page.path;
  const html = await (await fetch(base + page.below)).text();
  const [link] = page.link.exec(html) ?? [];
  if (link === undefined) throw new Error(`${page.below} has no link to a page of the kind ${page.name}`);
  return link;
}

/**
 * How much more JavaScript than an empty page the list may load in all, at first and while panel and list are used, kB.
 */
const MAX_PANEL_KB = 90;
const [LIST, , LOT] = PAGES;
const EMPTY_APP = 'packages/tools/empty-next';

const signal = createStopSignal(() => process.exit(130));
enterPlay('size');
const supervisor = new Supervisor();
const directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-size-'));

/** Starts a built Next app on the port and waits until `page` answers 200. */
async function serve(
  appDir: string,
  port: number,
  page: string,
  env: Record<string, string> = {},
): Promise<string> {
  const server = getServerPath(root, appDir);
  if (!existsSync(server)) throw new Error(`${appDir} is not built: run turbo run build first`);
  placeAssets(root, appDir);
  supervisor.start({
    name: appDir,
    command: process.execPath,
    args: [server],
    cwd: path.dirname(server),
    env: { NODE_ENV: 'production', PORT: String(port), HOSTNAME: '127.0.0.1', ...env },
    logFile: path.join(directory, `${path.basename(appDir)}.log`),
  });
  const base = `http://127.0.0.1:${port}`;
  await waitUntilUp(supervisor, { [appDir]: base + page }, { timeoutMs: 60_000, signal });
  return base;
}

/** Starts the list page's app with a backend of a few thousand lots. */
async function serveList(): Promise<string> {
  const ports = await findFreePorts();
  const settings = {
    ports,
    dataDir: path.join(directory, 'data'),
    apiUrl: `http://127.0.0.1:${ports.backend}`,
  };
  // As many sold lots as fill the groups of the statistics.
  const args = ['--coming', '300', '--sold', '2000', '--seed', '7'];
  await seed({ root, dataDir: settings.dataDir, logFile: path.join(directory, 'seed.log'), args, signal });
  startBackend(supervisor, root, settings);
  return serve('apps/main', ports.main, LIST.path, { API_URL: settings.apiUrl });
}

const formatKb = (value: number) => formatSize(value, 'kB');

/** Compares the first-load JavaScript of the pages with that of an empty one. Returns true when one has too much. */
async function checkScripts(site: string, emptyKb: number): Promise<boolean> {
  console.log('First-load JavaScript, gzip:');
  console.log(`empty ${formatKb(emptyKb)}`);
  let isTooLarge = false;
  for (const page of PAGES) {
    const { name, maxKb } = page;
    const kb = (await measureFirstLoad(site + (await findPath(site, page)))) / 1000;
    const difference = kb - emptyKb;
    console.log(`${name} ${formatKb(kb)}, difference ${formatKb(difference)} (limit ${maxKb})`);
    isTooLarge ||= difference > maxKb;
  }
  return isTooLarge;
}

/** Measures the first views of list, lot and statistics on a phone. Returns true when a size is above its limit. */
async function checkFirstViews(browser: Browser, site: string): Promise<boolean> {
  const views = {
    list: await measureFirstView(browser, site + (await findPath(site, LIST))),
    lot: await measureFirstView(browser, site + (await findPath(site, LOT))),
    statistics: await measureFirstView(browser, site + STATISTICS_PATH),
  };
  console.log('First view on a phone:');
  let isTooLarge = false;
  for (const { page, size, name, unit, max } of SIZE_LIMITS) {
    const value = views[page][size];
    console.log(`${name}: ${formatSize(value, unit)} (limit ${max})`);
    isTooLarge ||= value > max;
  }
  return isTooLarge;
}

/** Returns true when the list loads too much JavaScript, at first and while its panel is used. */
async function checkPanel(browser: Browser, site: string, emptyKb: number): Promise<boolean> {
  const used = (await measurePanel(browser, site + LIST.path)) / 1000 - emptyKb;
  console.log(`after using the whole panel, difference ${formatKb(used)} (limit ${MAX_PANEL_KB})`);
  return used > MAX_PANEL_KB;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { list: { type: 'string' } } });
  let browser: Browser | undefined;
  try {
    const site = values.list ?? (await serveList());
    const empty = await serve(EMPTY_APP, (await findFreePorts()).main, '/');
    const emptyKb = (await measureFirstLoad(`${empty}/`)) / 1000;
    browser = await launchChromium({ logFile: path.join(directory, 'chromium.log'), signal });
    const tooLarge = [
      await checkScripts(site, emptyKb),
      await checkFirstViews(browser, site),
      await checkPanel(browser, site, emptyKb),
    ];
    return Number(tooLarge.includes(true));
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 130;
    console.error(pc.red(error instanceof Error ? error.message : String(error)));
    return 1;
  } finally {
    await browser?.close();
    await supervisor.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

process.exitCode = await main();

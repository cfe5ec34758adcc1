import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal } from '../lib/stopped.ts';
import { placeAssets } from '../start/assets.ts';
import { getServerPath } from '../start/build.ts';
import { findFreePorts } from '../start/ports.ts';
import { Supervisor } from '../start/processes.ts';
import { seed } from '../start/seed.ts';
import { startBackend } from '../start/stack.ts';
import { waitUntilUp } from '../start/waitUntilUp.ts';
import { measureFirstLoad } from './loadedScripts.ts';
import { measurePanel } from './panelInUse.ts';

/** Pages with the kB (1000 bytes, gzip) of JavaScript that each may load beyond an empty page. */
const PAGES = [
  { name: 'list', path: '/japan/czeny-na-avto', maxKb: 35 },
  { name: 'home', path: '/', maxKb: 25 },
  { name: 'lot', below: '/japan/czeny-na-avto', link: /\/cars\/japan\/[^"?#]+/, maxKb: 20 },
  { name: 'article', below: '/informacziya', link: /\/informacziya\/[\w-]+\/[\w-]+\/[\w-]+/, maxKb: 10 },
] as const;

/** The path of a page: its own, or the first link of its kind on the page above it. */
async function findPath(base: string, page: (typeof PAGES)[number]): Promise<string> {
  if ('path' in page) return page.path;
  const html = await (await fetch(base + page.below)).text();
  const [found] = page.link.exec(html) ?? [];
  if (found === undefined) throw new Error(`${page.below} has no link to a page of the kind ${page.name}`);
  return found;
}
/** The limit of the list after every part of panel and list was used, with lazily loaded scripts. */
const MAX_PANEL_KB = 90;
const [{ path: LIST_PAGE }] = PAGES;
const EMPTY_APP = 'packages/tools/empty-next';

const signal = createStopSignal(() => process.exit(130));
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

/** Starts the list page's app with a backend of some hundred lots. */
async function serveList(): Promise<string> {
  const ports = await findFreePorts();
  const settings = {
    ports,
    dataDir: path.join(directory, 'data'),
    apiUrl: `http://127.0.0.1:${ports.backend}`,
  };
  const args = ['--coming', '300', '--sold', '100', '--seed', '7'];
  await seed({ root, dataDir: settings.dataDir, logFile: path.join(directory, 'seed.log'), args, signal });
  startBackend(supervisor, root, settings);
  return serve('apps/main', ports.main, LIST_PAGE, { API_URL: settings.apiUrl });
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { list: { type: 'string' } } });
  try {
    const list = values.list ?? (await serveList());
    const empty = await serve(EMPTY_APP, (await findFreePorts()).main, '/');
    const emptyKb = (await measureFirstLoad(`${empty}/`)) / 1000;
    const formatKb = (value: number) => `${value.toFixed(1)} kB`;
    console.log('First-load JavaScript, gzip:');
    console.log(`empty ${formatKb(emptyKb)}`);
    let isTooLarge = false;
    for (const page of PAGES) {
      const { name, maxKb } = page;
      const kb = (await measureFirstLoad(list + (await findPath(list, page)))) / 1000;
      const difference = kb - emptyKb;
      console.log(`${name} ${formatKb(kb)}, difference ${formatKb(difference)} (limit ${maxKb})`);
      isTooLarge ||= difference > maxKb;
    }
    const used =
      (await measurePanel(list + LIST_PAGE, path.join(directory, 'chromium.log'), signal)) / 1000 - emptyKb;
    console.log(`after using the whole panel, difference ${formatKb(used)} (limit ${MAX_PANEL_KB})`);
    return Number(isTooLarge || used > MAX_PANEL_KB);
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 130;
    console.error(pc.red(error instanceof Error ? error.message : String(error)));
    return 1;
  } finally {
    await supervisor.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

process.exitCode = await main();

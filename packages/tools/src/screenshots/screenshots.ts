import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mapHosts } from '@vvoz/catalogue/hosts/hosts';
import { chromium, type Browser } from 'playwright';
import { enterPlay } from '../lib/play.ts';
import { root } from '../lib/root.ts';
import { createStopSignal } from '../lib/stopped.ts';
import { startOwnStack } from '../start/ownStack.ts';
import { Supervisor } from '../start/processes.ts';
import { Progress } from '../start/progress.ts';
import { parseSettings } from '../start/settings.ts';
import { listAddresses } from '../start/stack.ts';
import { createMachine, findChromium } from '../chromium/chromium.ts';
import { CHROMIUM_FLAGS } from '../chromium/chromiumFlags.ts';
import { findPagesBelow } from './crawl.ts';
import { findDrawing, type Look } from './findDrawing.ts';
import { formatIndex, type IndexRow } from './indexPage.ts';
import { listPages, type RecordRow, type ShotPage } from './listPages.ts';
import { writeReadmePictures } from './readmePictures.ts';
import { openPage, takePage } from './takePage.ts';

const USAGE = `Usage: npm run lab -- screenshots [NAME …] [--dark] [--readme] [--drawings docs/drawings]

Builds the sites, starts them on demo data and takes every page of every host at 375 and 1280 px into
.data/screenshots/light (or dark), with an index.html that shows each beside its drawing.
  NAME        only pages whose name begins with this: spec, main-home, main-informacziya
  --dark      the dark scheme
  --readme    also writes the README's pictures of the scheme into docs/images
  --drawings  folder with drawings, relative to the repository: home-1280-full.png, lot-375-first.png`;

const WIDTHS = [375, 1280];
const HEIGHT = 812;
/** Screenshots taken at the same time. */
const TABS = 2;

const { values, positionals } = parseArgs({
  options: {
    dark: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    drawings: { type: 'string', default: 'docs/drawings' },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});
const scheme: Look['scheme'] = values.dark ? 'dark' : 'light';
const supervisor = new Supervisor();
const signal = createStopSignal(() => process.exit(130));
enterPlay('screenshots');
const { dataDir } = parseSettings(process.env, root);
const directory = path.join(dataDir, 'screenshots');
const folder = path.join(directory, scheme);

const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readRecords = (host: string): RecordRow[] =>
  JSON.parse(readFileSync(path.join(root, `apps/backend/content/pages/${host}.json`), 'utf8')) as RecordRow[];

const isSelected = ({ name }: ShotPage): boolean =>
  positionals.length === 0 || positionals.some((start) => name.startsWith(start));

/** True for a selected page, and for a page that may lead to one: names of pages below a page begin with its name. */
const mustOpen = (page: ShotPage): boolean =>
  isSelected(page) || positionals.some((start) => start.startsWith(`${page.name}-`));

/** Takes screenshots of a page at every width. Resolves with its row and the pages that were found below it. */
async function takeAtWidths(browser: Browser, page: ShotPage, url: string, drawings: readonly string[]) {
  const below: ShotPage[] = [];
  const pictures: IndexRow['pictures'][number][] = [];
  // A page that is not selected is opened once, to find the pages below it.
  for (const width of isSelected(page) ? WIDTHS : WIDTHS.slice(0, 1)) {
    signal.throwIfAborted();
    const tab = await browser.newPage({
      viewport: { width, height: HEIGHT },
      colorScheme: scheme,
      locale: 'ru-RU',
      timezoneId: 'Asia/Vladivostok',
      reducedMotion: 'reduce',
    });
    const drawing = findDrawing(drawings, page.drawing, { width, scheme });
    const beside = drawing === undefined ? {} : { drawing: formatRelative(drawing) };
    try {
      await openPage(tab, url + page.path, page);
      if (width === WIDTHS[0]) below.push(...(await findPagesBelow(tab, page)));
      if (isSelected(page))
        pictures.push({ width, file: await takePage(tab, folder, `${page.name}.${width}`), ...beside });
    } catch (error) {
      pictures.push({ width, problem: formatError(error), ...beside });
    } finally {
      await tab.close();
    }
  }
  return { row: { page, pictures }, below };
}

const formatRelative = (drawing: string): string =>
  path
    .relative(folder, path.resolve(root, values.drawings, drawing))
    .split(path.sep)
    .join('/');

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const progress = new Progress(process.stderr);
  const drawingFolder = path.resolve(root, values.drawings);
  const drawings = existsSync(drawingFolder) ? readdirSync(drawingFolder) : [];
  const chromiumLog = path.join(directory, 'logs/chromium.log');
  const executablePath = await findChromium(createMachine(root, chromiumLog, signal));
  const settings = await startOwnStack(supervisor, progress, 'screenshots/logs', signal);
  const addresses = listAddresses(settings);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const rows: IndexRow[] = [];
  const waiting = listPages(mapHosts(readRecords)).filter(mustOpen);
  const seen = new Set(waiting.map(({ name }) => name));
  try {
    await progress.step('Taking screenshots', async (onDetail) => {
      const takeWaiting = async () => {
        for (let page = waiting.shift(); page; page = waiting.shift()) {
          onDetail(`${rows.length} taken, ${waiting.length} waiting`);
          const { row, below } = await takeAtWidths(browser, page, addresses[page.host], drawings);
          if (isSelected(page)) rows.push(row);
          for (const linked of below.filter((one) => mustOpen(one) && !seen.has(one.name))) {
            seen.add(linked.name);
            waiting.push(linked);
          }
        }
      };
      await Promise.all(Array.from({ length: TABS }, takeWaiting));
    });
  } finally {
    await browser.close();
  }
  const sorted = rows.toSorted((a, b) => a.page.name.localeCompare(b.page.name, 'en'));
  const index = path.join(folder, 'index.html');
  writeFileSync(index, formatIndex(`Vvoz, ${scheme}`, sorted));
  if (values.readme) {
    const written = await writeReadmePictures(folder, path.join(root, 'docs/images'), scheme);
    console.log(`docs/images: ${written.join(', ')}`);
  }
  const problems = sorted.flatMap(({ pictures }) => pictures.flatMap(({ problem }) => problem ?? []));
  for (const problem of problems) console.error(problem);
  console.log(`${sorted.length} pages, ${problems.length} problems: ${path.relative(root, index)}`);
  return Number(problems.length > 0 || sorted.length === 0);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!signal.aborted) console.error(formatError(error));
  process.exitCode = signal.aborted ? 130 : 1;
} finally {
  await supervisor.stop();
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from '@vvoz/tools/chromium/launchChromium';
import { enterPlay } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { formatTable } from '@vvoz/tools/lib/terminalTable';
import { parseSettings } from '@vvoz/tools/start/settings';
import { listAddresses } from '@vvoz/tools/start/stack';
import { withPhone } from '../lib/phonePage.ts';
import { Walker } from './Walker.ts';
import { WALKS, type Walk } from './walkList.ts';

const USAGE = `Usage: npm run lab -- walks [WALK …] [--url http://127.0.0.1:3000]

  Walks through the running main host (npm start) as a new visitor with a phone of 375 px, a CPU four times slower and
  slow 4G. Prints taps and seconds of each walk, the median of three. Sends requests, so it is for a demo only.

  WALK    a part of a name: ${WALKS.map(({ name }) => `«${name}»`).join(', ')}
  --url   another address of a main host
Exit code 1 when a walk does not reach its end.`;

const ROUNDS = 3;
const MS = 1000;

interface Outcome {
  readonly taps: number;
  readonly seconds: number;
}

const { values, positionals } = parseArgs({
  options: { url: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  allowPositionals: true,
});
enterPlay('walks');
const signal = createStopSignal(() => process.exit(130));
const settings = parseSettings(process.env, root);
const site = values.url ?? listAddresses(settings).main;

/** Walks once as a new visitor. Rejects when an element of the walk does not come. */
const walkOnce = (browser: Browser, { walk, hasScripts = true }: Walk): Promise<Outcome> =>
  withPhone(browser, { isSlowCpu: true, isSlowNetwork: true, hasScripts }, async (page) => {
    const visitor = new Walker(page, site);
    const begun = performance.now();
    await walk(visitor);
    return { taps: visitor.taps, seconds: (performance.now() - begun) / MS };
  });

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const browser = await launchChromium({
    logFile: path.join(settings.dataDir, 'walks/chromium.log'),
    signal,
  });
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const walk of WALKS.filter(
      ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
    )) {
      const outcomes: Outcome[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        signal.throwIfAborted();
        try {
          outcomes.push(await walkOnce(browser, walk));
        } catch (error) {
          faults.push(
            `${walk.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
          );
          break;
        }
      }
      const median = outcomes.toSorted((one, other) => one.seconds - other.seconds)[ROUNDS >> 1];
      rows.push([walk.name, ...(median ? [String(median.taps), median.seconds.toFixed(1)] : ['–', '–'])]);
      console.error(rows.at(-1)?.join('  '));
    }
  } finally {
    await browser.close();
  }
  console.log(formatTable([['walk', 'taps', 'seconds'], ...rows], (column) => column === 0));
  for (const fault of faults) console.log(fault);
  return Number(faults.length > 0);
}

process.exitCode = await main();

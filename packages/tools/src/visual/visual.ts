import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal } from '../lib/stopped.ts';
import { Progress } from '../start/progress.ts';
import { parseSettings } from '../start/settings.ts';
import { findChromium, createMachine } from '../test/chromium.ts';
import { CHROMIUM_FLAGS } from '../test/chromiumFlags.ts';
import { compare } from './compare.ts';
import { serveFolder } from './serveFolder.ts';
import { listShots, openStill, takeShot } from './shots.ts';
import type { Shot } from './shots.ts';
import { buildStorybook } from './storybook.ts';

/** Browser pages that take screenshots at the same time. */
const PAGES = 2;
const signal = createStopSignal(() => process.exit(130));

/** Result for one screenshot. `new` and `renewed` were written to the baseline; `detail` is the difference or the error. */
interface Result {
  name: string;
  state: 'same' | 'new' | 'renewed' | 'differs' | 'failed';
  detail: string;
}

const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Compares screenshots of the stories with the baseline. Arguments are parts of names, which select stories. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { update: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const directory = path.join(parseSettings(process.env, root).dataDir, 'visual');
  const baseline = path.join(directory, 'baseline');
  const diff = path.join(directory, 'diff');
  const log = (name: string) => path.join(directory, 'logs', name);
  const progress = new Progress(process.stderr);
  const executablePath = await findChromium(createMachine(root, log('chromium.log'), signal));
  const folder = await progress.step('Building Storybook', () =>
    buildStorybook(root, log('storybook.log'), signal),
  );
  rmSync(diff, { recursive: true, force: true });
  mkdirSync(diff, { recursive: true });
  mkdirSync(baseline, { recursive: true });

  const { url, close } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const results: Result[] = [];

  const compareShot = async (shot: Shot, screenshot: Buffer) => {
    const file = path.join(baseline, `${shot.name}.png`);
    const expected = existsSync(file) ? readFileSync(file) : undefined;
    const { pixels, image } = expected ? await compare(expected, screenshot) : { pixels: 0 };
    const { name } = shot;
    if (expected && pixels === 0) return { name, state: 'same', detail: '' } as const;
    if (!expected || values.update) {
      writeFileSync(file, screenshot);
      return { name, state: expected ? 'renewed' : 'new', detail: '' } as const;
    }
    writeFileSync(path.join(diff, `${name}.png`), image ?? screenshot);
    writeFileSync(path.join(diff, `${name}.now.png`), screenshot);
    return { name, state: 'differs', detail: `${pixels} pixels` } as const;
  };

  try {
    const first = await openStill(browser);
    const all = await listShots(first, url);
    await first.close();
    const shots = all.filter(
      ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part.toLowerCase())),
    );
    if (shots.length === 0)
      throw new Error(
        `no story has ${positionals.join(' or ')} in its name; names look like ${all[0]?.name ?? '(there are none)'}`,
      );
    const waiting = [...shots];
    await progress.step('Taking screenshots', async (onDetail) => {
      const takeWaitingShots = async () => {
        const page = await openStill(browser);
        for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
          signal.throwIfAborted();
          onDetail(`${shots.length - waiting.length} of ${shots.length}`);
          try {
            results.push(await compareShot(shot, await takeShot(page, url, shot)));
          } catch (error) {
            results.push({ name: shot.name, state: 'failed', detail: formatError(error) });
          }
        }
      };
      await Promise.all(Array.from({ length: PAGES }, takeWaitingShots));
    });
    const names = new Set(all.map(({ name }) => `${name}.png`));
    const obsolete = readdirSync(baseline).filter((file) => !names.has(file));
    if (values.update) for (const file of obsolete) rmSync(path.join(baseline, file));

    for (const { name, state, detail } of results.toSorted((a, b) => a.name.localeCompare(b.name, 'en')))
      if (state === 'differs' || state === 'failed') console.log(`${state.padEnd(8)} ${name}  ${detail}`);
    for (const file of obsolete)
      console.log(`${values.update ? 'removed' : 'gone'}     ${path.parse(file).name}`);
    const countState = (state: Result['state']) => results.filter((result) => result.state === state).length;
    const states = ['same', 'new', 'renewed', 'differs', 'failed'] as const;
    console.log(states.map((state) => `${countState(state)} ${state}`).join(', '));
    if (countState('differs') > 0)
      console.log(
        `See ${path.relative(root, diff)}. To accept the new screenshots: npm run test:visual -- --update`,
      );
    return Number(countState('differs') + countState('failed') > 0);
  } finally {
    await browser.close();
    close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StoppedError) && !signal.aborted) console.error(formatError(error));
  process.exitCode = signal.aborted ? 130 : 1;
}

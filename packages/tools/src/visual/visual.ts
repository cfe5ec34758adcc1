import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal } from '../lib/stopped.ts';
import { Progress } from '../start/progress.ts';
import { parseSettings } from '../start/settings.ts';
import { findChromium, createMachine } from '../chromium/chromium.ts';
import { CHROMIUM_FLAGS } from '../chromium/chromiumFlags.ts';
import { serveFolder } from './serveFolder.ts';
import { listShots } from './shots.ts';
import { buildStorybook } from './storybook.ts';
import { writeTask } from './task.ts';

const signal = createStopSignal(() => process.exit(130));

/** Compares screenshots of the stories with the baseline. Arguments are parts of names, which select stories. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { update: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const directory = path.join(parseSettings(process.env, root).dataDir, 'visual');
  const baseline = path.join(directory, 'baseline');
  const log = (name: string) => path.join(directory, 'logs', name);
  const progress = new Progress(process.stderr);
  const executablePath = await findChromium(createMachine(root, log('chromium.log'), signal));
  const folder = await progress.step('Building Storybook', () =>
    buildStorybook(root, log('storybook.log'), signal),
  );
  const { url, close } = await serveFolder(folder);
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    const all = await listShots(await browser.newPage(), url);
    await browser.close();
    const shots = all.filter(
      ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part.toLowerCase())),
    );
    if (shots.length === 0)
      throw new Error(
        `no story has ${positionals.join(' or ')} in its name; names look like ${all[0]?.name ?? '(there are none)'}`,
      );
    // Screenshots of stories that are gone go too.
    if (values.update && positionals.length === 0) rmSync(baseline, { recursive: true, force: true });
    const mode = values.update || !existsSync(baseline) ? 'changed' : 'missing';
    mkdirSync(directory, { recursive: true });
    const env = writeTask(path.join(directory, 'task.json'), { url, shots, directory, executablePath });
    const config = path.join(import.meta.dirname, 'playwright.config.ts');
    const args = ['test', '--config', config, `--update-snapshots=${mode}`];
    const program = path.join(root, 'packages/tools/node_modules/.bin/playwright');
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'inherit', signal });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      console.log(
        `See ${path.relative(root, directory)}/report. To accept the new screenshots: npm run lab -- visual --update`,
      );
    return code ?? 1;
  } finally {
    close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StoppedError) && !signal.aborted)
    console.error(error instanceof Error ? error.message : error);
  process.exitCode = signal.aborted ? 130 : 1;
}

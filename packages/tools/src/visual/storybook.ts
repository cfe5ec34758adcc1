import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.ts';
import { readLogTail } from '../lib/logTail.ts';

/** The stories, and most of the files that they depend on. */
const SOURCES = [
  '.storybook/*.{ts,tsx,css}',
  'packages/{ui,api,catalogue,law,phrases,seo,site-browser,site-server,storefront,telemetry}/src/**/*.{ts,tsx,css}',
  'pnpm-lock.yaml',
];

/** Builds Storybook if it is missing or older than its sources. Resolves with the folder. */
export async function buildStorybook(root: string, logFile: string, signal: AbortSignal): Promise<string> {
  const folder = path.join(root, 'storybook-static');
  const index = path.join(folder, 'index.json');
  const built = existsSync(index) ? statSync(index).mtimeMs : 0;
  const changed = globSync(SOURCES, { cwd: root }).some(
    (file) => !file.includes('.test.') && statSync(path.join(root, file)).mtimeMs > built,
  );
  if (!changed) return folder;
  const args = ['build', '-o', folder, '--disable-telemetry', '--quiet'];
  const code = await run('storybook', args, { cwd: root, logFile, signal });
  if (code === 0) return folder;
  throw new Error(
    [`Building Storybook failed. The whole log: ${logFile}`, ...readLogTail(logFile, 20)].join('\n  '),
  );
}

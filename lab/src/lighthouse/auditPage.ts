import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@vvoz/tools/lib/root';
import { run } from '@vvoz/tools/lib/run';
import { CHROMIUM_FLAGS } from '@vvoz/tools/chromium/chromiumFlags';
import { CATEGORIES, readReport, type PageReport } from './readReport.ts';

/** Lighthouse has its own folder and lockfile, because only this command needs its 170 MB. */
const FOLDER = path.join(root, 'lab/lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse's presets; its default is a mid-range phone on a slow network. */
export const PRESETS = { phone: [], desktop: ['--preset=desktop'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>;
export type Preset = keyof typeof PRESETS;

export interface AuditOptions {
  readonly url: string;
  readonly preset: Preset;
  /** Leaves out the category `performance`. */
  readonly withoutTimes: boolean;
  readonly chromium: string;
  /** The folder for report and log. */
  readonly folder: string;
  readonly name: string;
  readonly signal: AbortSignal;
}

/** Installs Lighthouse where it is missing. */
export async function installLighthouse(logFile: string, signal: AbortSignal): Promise<void> {
  if (existsSync(PROGRAM)) return;
  const args = ['--dir', FOLDER, 'install', '--ignore-workspace', '--frozen-lockfile'];
  const code = await run('pnpm', args, { cwd: root, logFile, signal });
  if (code !== 0) throw new Error(`Lighthouse could not be installed: see ${logFile}`);
}

/** Audits a page in a browser of its own. Throws when it could not be audited. */
export async function auditPage(options: AuditOptions): Promise<PageReport> {
  const { url, preset, withoutTimes, chromium, folder, name, signal } = options;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll(' ', '-')}-${preset}`);
  const categories = CATEGORIES.filter((category) => !withoutTimes || category !== 'performance');
  const args = [
    PROGRAM,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}.json`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')}`,
    ...PRESETS[preset],
  ];
  const logFile = `${file}.log`;
  const env = { CHROME_PATH: chromium };
  const code = await run(process.execPath, args, { cwd: FOLDER, logFile, env, signal });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: see ${logFile}`);
  return readReport(readFileSync(`${file}.json`, 'utf8'));
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { readLogTail } from '../lib/logTail.ts';
import { run } from '../lib/run.ts';
import { placeAssets } from './assets.ts';

/** Thrown when the build failed. The message contains the last lines of its log. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Path of a storefront's server after a build. */
export function getServerPath(root: string, appDir: string): string {
  return path.join(root, appDir, '.next/standalone', appDir, 'server.js');
}

/** True when a storefront has not been built yet. */
export function mustBuild(root: string): boolean {
  return HOST_NAMES.some((app) => !existsSync(getServerPath(root, `apps/${app}`)));
}

export interface BuildOptions {
  root: string;
  logFile: string;
  signal?: AbortSignal;
  /** Called with the name of each package that is built. */
  onDetail?: (text: string) => void;
  /** Filters of turbo. Default: all apps. */
  filters?: string[];
  /** Hosts that the filters build. Default: all. */
  hosts?: readonly Host[];
}

/** Builds what changed and copies the static files beside each storefront's server; throws BuildError. */
export async function build({
  root,
  logFile,
  signal,
  onDetail,
  filters = ['./apps/*'],
  hosts = HOST_NAMES,
}: BuildOptions): Promise<void> {
  const code = await run(
    'turbo',
    ['run', 'build', '--no-color', ...filters.map((filter) => `--filter=${filter}`)],
    {
      cwd: root,
      logFile,
      env: { NO_COLOR: '1' },
      ...(signal === undefined ? {} : { signal }),
      onLine: (line) => {
        const building = /^(@vvoz\/[\w-]+):build: cache miss/.exec(line)?.[1];
        if (building !== undefined) onDetail?.(building);
      },
    },
  );
  if (code !== 0) {
    const lines = readLogTail(logFile, 40).map((line) => `  ${line}`);
    throw new BuildError([`Building failed. The whole log: ${logFile}`, ...lines].join('\n'));
  }
  for (const app of hosts) placeAssets(root, `apps/${app}`);
}

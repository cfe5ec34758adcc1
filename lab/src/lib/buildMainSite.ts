import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '@vvoz/tools/lib/root';
import { build, getServerPath } from '@vvoz/tools/start/build';

/** Builds the main site unless it has been built. */
export async function buildMainSite(
  dataDir: string,
  signal: AbortSignal,
  onDetail: (text: string) => void,
): Promise<void> {
  if (existsSync(getServerPath(root, 'apps/main'))) return;
  await build({
    root,
    logFile: path.join(dataDir, 'logs/build.log'),
    signal,
    onDetail,
    filters: ['./apps/main'],
    hosts: ['main'],
  });
}

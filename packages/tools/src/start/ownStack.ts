import path from 'node:path';
import { requirePlayFolder } from '../lib/play.ts';
import { root } from '../lib/root.ts';
import { build } from './build.ts';
import { findFreePorts } from './ports.ts';
import type { Supervisor } from './processes.ts';
import type { Progress } from './progress.ts';
import { seed } from './seed.ts';
import { parseSettings, type Settings } from './settings.ts';
import { listHealthAddresses, startBackend, startStorefronts } from './stack.ts';
import { waitUntilUp } from './waitUntilUp.ts';

/**
 * Builds for production and starts the stack on the data of `npm start`, but on free ports, so that both can run. The
 * owner of the supervisor stops it.
 * @param logs folder for the logs, inside the data folder
 */
export async function startOwnStack(
  supervisor: Supervisor,
  progress: Progress,
  logs: string,
  signal: AbortSignal,
): Promise<Settings> {
  const ports = await findFreePorts();
  const { dataDir } = requirePlayFolder(parseSettings(process.env, root));
  const settings = { ports, dataDir, apiUrl: `http://127.0.0.1:${ports.backend}` };
  const logFile = (name: string) => path.join(dataDir, logs, name);
  await progress.step('Building', (onDetail) =>
    build({ root, logFile: logFile('build.log'), signal, onDetail }),
  );
  await progress.step('Preparing the demo data', (onDetail) =>
    seed({ root, dataDir, logFile: logFile('seed.log'), signal, onDetail }),
  );
  startBackend(supervisor, root, settings);
  startStorefronts(supervisor, root, settings);
  await waitUntilUp(supervisor, listHealthAddresses(settings), { timeoutMs: 60_000, signal });
  return settings;
}

import path from 'node:path';
import pc from 'picocolors';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { root } from '../lib/root.ts';
import { readLogTail } from '../lib/logTail.ts';
import { run } from '../lib/run.ts';
import { StoppedError, createStopSignal, waitUntilAborted } from '../lib/stopped.ts';
import { BuildError } from '../start/build.ts';
import { checkPorts } from '../start/ports.ts';
import { Supervisor } from '../start/processes.ts';
import { Progress } from '../start/progress.ts';
import { seed, SeedError } from '../start/seed.ts';
import { parseSettings, SERVICES, SettingsError } from '../start/settings.ts';
import type { Service, Settings } from '../start/settings.ts';
import { listAddresses, listHostVariables } from '../start/stack.ts';
import { UnexpectedExitError, throwOnUnexpectedExit } from '../start/waitUntilUp.ts';
import { prefixLine } from './prefix.ts';

const supervisor = new Supervisor();
const signal = createStopSignal(() => void supervisor.stop(0));

const STYLES = path.join(root, 'packages/storefront/scripts/buildGenerated.ts');

/** Builds the styles and the service worker; without styles a storefront does not start. Throws BuildError. */
async function buildStyles({ dataDir }: Settings): Promise<void> {
  const logFile = path.join(dataDir, 'logs/styles.log');
  if ((await run(process.execPath, [STYLES], { cwd: root, logFile, signal })) === 0) return;
  throw new BuildError(['Building the styles failed:', ...readLogTail(logFile, 40)].join('\n'));
}

function startDev(
  settings: Settings,
  service: Service | 'styles',
  command: string,
  args: string[],
  env: Record<string, string>,
) {
  supervisor.start({
    name: service,
    command,
    args,
    cwd: service === 'styles' ? root : path.join(root, 'apps', service),
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    logFile: path.join(settings.dataDir, `logs/dev-${service}.log`),
    onLine: (line) => console.log(prefixLine(service, line)),
  });
}

function startAll(settings: Settings): void {
  const { ports, dataDir, apiUrl } = settings;
  startDev(settings, 'styles', process.execPath, [STYLES, '--watch'], {});
  startDev(settings, 'backend', process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    VVOZ_BACKEND_PORT: String(ports.backend),
    VVOZ_DATA_DIR: dataDir,
  });
  for (const app of HOST_NAMES) {
    const next = path.join(root, 'apps', app, 'node_modules/.bin/next');
    startDev(settings, app, next, ['dev', '--port', String(ports[app])], {
      API_URL: apiUrl,
      ...listHostVariables(ports),
    });
  }
}

async function main(): Promise<number> {
  try {
    const settings = parseSettings(process.env, root);
    const problems = await checkPorts(settings.ports);
    if (problems.length > 0) throw new SettingsError(problems.join('\n'));
    await new Progress(process.stderr).step('Preparing the demo data', (onDetail) =>
      seed({
        root,
        dataDir: settings.dataDir,
        logFile: path.join(settings.dataDir, 'logs/seed.log'),
        signal,
        onDetail,
      }),
    );
    await buildStyles(settings);
    startAll(settings);
    const list = listAddresses(settings, 'localhost');
    for (const service of SERVICES) console.log(prefixLine(service, pc.bold(list[service])));
    await Promise.race([waitUntilAborted(signal), throwOnUnexpectedExit(supervisor)]);
    return 0;
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 0;
    const expected = [SettingsError, SeedError, BuildError, UnexpectedExitError].some(
      (kind) => error instanceof kind,
    );
    console.error(expected && error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await supervisor.stop();
  }
}

process.exitCode = await main();

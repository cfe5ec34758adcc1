import path from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { enterPlay, requirePlayFolder } from '../lib/play.ts';
import { root } from '../lib/root.ts';
import { createStopSignal, waitUntilAborted } from '../lib/stopped.ts';
import { build } from '../start/build.ts';
import { formatUnexpectedExit, Supervisor } from '../start/processes.ts';
import { Progress } from '../start/progress.ts';
import { seed } from '../start/seed.ts';
import { parseSettings, type Settings } from '../start/settings.ts';
import { checkPort } from '../start/ports.ts';
import { findNginx, NGINX_PACKAGES } from '../lib/findNginx.ts';
import { findRunning } from './findRunning.ts';
import { startGatewayStack } from './gatewayStack.ts';

const USAGE = `npm run gateway -- [--pairs]
  starts nginx with the configuration of deploy/gateway in front of sites and backend. Starts these too, unless they run
  --pairs   starts two processes of each site and two backends
VVOZ_GATEWAY_PORT: the port for visitors, 8080 by default`;

const DEFAULT_PORT = 8080;
const supervisor = new Supervisor();
const signal = createStopSignal(() => void supervisor.stop(0));

/** A condition that the operator can correct; its message is enough. */
class Refusal extends Error {}

function readPort(text: string | undefined): number {
  const port = text ? Number(text) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`VVOZ_GATEWAY_PORT: ${text} is not a port (1–65535)`);
  return port;
}

/** Builds the sites and fills the catalogue, as `npm start` does. */
async function prepare({ dataDir }: Settings): Promise<void> {
  const progress = new Progress(process.stderr);
  const logFile = (name: string) => path.join(dataDir, 'logs', name);
  await progress.step('Building the storefronts', (onDetail) =>
    build({ root, logFile: logFile('build.log'), signal, onDetail }),
  );
  await progress.step('Preparing the demo data', (onDetail) =>
    seed({ root, dataDir, logFile: logFile('seed.log'), signal, onDetail }),
  );
}

async function start(isPaired: boolean): Promise<void> {
  const settings = requirePlayFolder(parseSettings(process.env, root));
  const nginx = findNginx();
  if (nginx === undefined)
    throw new Refusal(
      `nginx or its brotli module is not installed. On Debian: apt-get install ${NGINX_PACKAGES}`,
    );
  const port = readPort(process.env['VVOZ_GATEWAY_PORT']);
  const error = await checkPort(port);
  if (error !== undefined)
    throw new Refusal(`Port ${port} cannot be used (${error}): choose another with VVOZ_GATEWAY_PORT.`);
  const running = await findRunning(settings);
  const isAttached = running.length > 0;
  if (isAttached && (isPaired || running.length < HOST_NAMES.length + 1))
    throw new Refusal(
      `These run already: ${running.join(', ')}. Stop them, or start all of them without --pairs.`,
    );
  if (!isAttached) await prepare(settings);
  await startGatewayStack(supervisor, {
    nginx,
    port,
    settings,
    isPaired,
    isAttached,
    signal,
  });
  supervisor.keepRunning((unexpectedExit, waitMs) =>
    console.error(`${formatUnexpectedExit(unexpectedExit)}\nIt is started again in ${waitMs / 1000} s.`),
  );
  console.log(`\n${pc.green(pc.bold('The gateway is ready'))}`);
  for (const host of HOST_NAMES) console.log(`  ${pc.cyan(`http://${host}.localhost:${port}`)}`);
  console.log(pc.dim(`  logs in ${path.join(settings.dataDir, 'logs')}; Ctrl-C stops what it has started\n`));
  await waitUntilAborted(signal);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { pairs: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  enterPlay('gateway');
  try {
    await start(values.pairs);
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await supervisor.stop();
  }
}

process.exitCode = await main();

import path from 'node:path';
import getPort from 'get-port';
import { run } from '../lib/run.ts';
import { build } from '../start/build.ts';
import { findNginx, formatMissingNginx } from '../lib/findNginx.ts';
import { startGatewayStack } from '../gateway/gatewayStack.ts';
import { seed } from '../start/seed.ts';
import { listHealthAddresses, startBackend, startStorefronts } from '../start/stack.ts';
import { waitUntilUp } from '../start/waitUntilUp.ts';
import { PASSED } from '../tasks/counts.ts';
import { findChromium, createMachine } from '../chromium/chromium.ts';
import type { TestContext } from './context.ts';
import type { Task } from '../tasks/tasks.ts';

/** Demo data that is ready in seconds, and large enough that every facet has lots. */
const SEED = ['--coming', '6000', '--sold', '12000', '--seed', '7'];

/** Browsers, sites and backend share the test machine's cores: a page may wait longer there. */
const PATIENT_WAIT_MS = '10000';

/** The password of the operator's page in the stack under test. */
export const OPERATOR_PASSWORD = 'operator of the tests';

/** Finds a Chromium for the parts that need a browser. */
export function createChromiumTask(context: TestContext): Task {
  return {
    name: 'chromium',
    needs: [],
    setUp: true,
    run: async () => {
      const logFile = path.join(context.logs, 'chromium.log');
      context.chromium = await findChromium(createMachine(context.root, logFile, context.signal));
      return { counts: PASSED, output: '', note: context.chromium };
    },
  };
}

/** Builds the apps for production, and the empty app for the size check. */
export function createBuildTask(context: TestContext): Task {
  return {
    name: 'build',
    needs: [],
    // The longest chain begins here: build, stack, end-to-end tests. Tasks that need a core wait for this one.
    cores: 2,
    run: async () => {
      const logFile = path.join(context.logs, 'build.log');
      const filters = ['./apps/*', '@vvoz/empty-next'];
      await build({ root: context.root, logFile, signal: context.signal, filters });
      return { counts: PASSED, output: '' };
    },
  };
}

export function createSeedTask(context: TestContext): Task {
  return {
    name: 'seed',
    needs: [],
    setUp: true,
    run: async () => {
      const { root, signal, settings } = context;
      await seed({
        root,
        dataDir: settings.dataDir,
        logFile: path.join(context.logs, 'seed.log'),
        args: SEED,
        signal,
      });
      return { counts: PASSED, output: '' };
    },
  };
}

/** The sites send HSTS only in answers to requests that came by TLS, as the header of a gateway says. */
const HSTS_ENV = { VVOZ_HSTS_SECONDS: '31536000' };

/** Starts the gateway in front of the sites, where nginx is installed. Returns its port. */
async function startGateway(context: TestContext): Promise<number | undefined> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.warn(formatMissingNginx('the tests of pages through the gateway are'));
    return undefined;
  }
  const { supervisor, settings, signal } = context;
  const port = await getPort();
  const options = { nginx, port, settings, isPaired: false, isAttached: true, signal };
  await startGatewayStack(supervisor, options);
  return port;
}

/** Starts backend, storefronts and gateway on the test's own data. The owner of the context stops them. */
export function createStackTask(context: TestContext): Task {
  return {
    name: 'stack',
    needs: ['build', 'seed'],
    setUp: true,
    // Otherwise two long parts would begin before the end-to-end tests.
    cores: 2,
    run: async () => {
      const { supervisor, root, settings, signal } = context;
      startBackend(supervisor, root, settings, { VVOZ_OPERATOR_PASSWORD: OPERATOR_PASSWORD });
      startStorefronts(supervisor, root, settings, {
        ...HSTS_ENV,
        VVOZ_PAGE_WAIT_MS: PATIENT_WAIT_MS,
      });
      await waitUntilUp(supervisor, listHealthAddresses(settings), { timeoutMs: 60_000, signal });
      context.gatewayPort = await startGateway(context);
      return { counts: PASSED, output: '' };
    },
  };
}

/** Runs one of our own programs to its end; resolves with its exit code. */
export function runProgram(
  context: TestContext,
  name: string,
  file: string,
  args: string[],
): Promise<number> {
  return run(process.execPath, [path.join(context.root, file), ...args], {
    cwd: context.root,
    logFile: path.join(context.logs, `${name}.log`),
    signal: context.signal,
  });
}

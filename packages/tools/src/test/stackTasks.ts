import path from 'node:path';
import { run } from '../lib/run.ts';
import { build } from '../start/build.ts';
import { seed } from '../start/seed.ts';
import { healthAddresses, startBackend, startStorefronts } from '../start/stack.ts';
import { upOrDead } from '../start/upOrDead.ts';
import { PASSED } from './counts.ts';
import { findChromium, thisMachine } from './chromium.ts';
import type { TestContext } from './context.ts';
import type { Task } from './tasks.ts';

/** Small enough to be ready in seconds, large enough that every facet has something in it. */
const SEED = ['--coming', '6000', '--sold', '12000', '--seed', '7'];

/** A Chromium for the parts that need a browser. */
export function chromiumTask(context: TestContext): Task {
  return {
    name: 'chromium',
    needs: [],
    setUp: true,
    run: async () => {
      const logFile = path.join(context.logs, 'chromium.log');
      context.chromium = await findChromium(thisMachine(context.root, logFile, context.signal));
      return { counts: PASSED, output: '', note: context.chromium };
    },
  };
}

/** The production build, with the empty app that the size is measured against. */
export function buildTask(context: TestContext): Task {
  return {
    name: 'build',
    needs: [],
    run: async () => {
      const logFile = path.join(context.logs, 'build.log');
      const filters = ['./apps/*', '@vvoz/empty-next'];
      await build({ root: context.root, logFile, signal: context.signal, filters });
      return { counts: PASSED, output: '' };
    },
  };
}

export function seedTask(context: TestContext): Task {
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

/** All four running against the test's own data; whoever holds the context stops them. */
export function stackTask(context: TestContext): Task {
  return {
    name: 'stack',
    needs: ['build', 'seed'],
    setUp: true,
    run: async () => {
      const { supervisor, root, settings, signal } = context;
      startBackend(supervisor, root, settings);
      startStorefronts(supervisor, root, settings);
      await upOrDead(supervisor, healthAddresses(settings), { timeoutMs: 60_000, signal });
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

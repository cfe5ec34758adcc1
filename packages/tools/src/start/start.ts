import path from 'node:path';
import pc from 'picocolors';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal, waitUntilAborted } from '../lib/stopped.ts';
import { build, BuildError, mustBuild } from './build.ts';
import { checkDisk } from './disk.ts';
import { UnhealthyError } from './health.ts';
import { checkPorts } from './ports.ts';
import { formatUnexpectedExit, Supervisor } from './processes.ts';
import { Progress } from './progress.ts';
import { mustSeed, seed, SeedError } from './seed.ts';
import { parseSettings, SERVICES, SettingsError } from './settings.ts';
import type { Settings } from './settings.ts';
import {
  listAddresses,
  listFirstPages,
  listHealthAddresses,
  startBackend,
  startStorefronts,
} from './stack.ts';
import { UnexpectedExitError, waitUntilUp } from './waitUntilUp.ts';

/** Thrown when the machine does not meet a requirement (a free port, disk space). The message says which. */
class Refusal extends Error {}

/** Errors whose message is enough; any other is a bug and is printed with its stack. */
const EXPECTED = [Refusal, SettingsError, BuildError, SeedError, UnhealthyError, UnexpectedExitError];

/** The first pages fill the caches of sites and backend, which takes long on a busy machine, ms. */
const PAGES_MS = 120_000;

// Set by with-tools, which may have installed the workspace first.
const begunAt = Number(process.env['VVOZ_BEGUN_AT']) || Date.now();
const supervisor = new Supervisor();
const signal = createStopSignal(() => void supervisor.stop(0));

async function checkMachine(settings: Settings): Promise<void> {
  const problems = await checkPorts(settings.ports);
  const places = [
    ...(mustBuild(root) ? [path.join(root, 'apps')] : []),
    ...(mustSeed(settings.dataDir) ? [settings.dataDir] : []),
  ];
  for (const place of places) {
    const problem = await checkDisk(place);
    if (problem !== undefined && !problems.includes(problem)) problems.push(problem);
  }
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

async function bringUp(settings: Settings): Promise<void> {
  const progress = new Progress(process.stderr);
  const logs = path.join(settings.dataDir, 'logs');
  // The two steps run at the same time. When one of them fails, the other is stopped.
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const stopOtherOnFailure = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      failed.abort(error);
      throw error;
    });
  const results = await Promise.allSettled([
    stopOtherOnFailure(
      progress.step('Building the storefronts', async (detail) => {
        await build({ root, logFile: path.join(logs, 'build.log'), signal: either, onDetail: detail });
        startStorefronts(supervisor, root, settings);
      }),
    ),
    stopOtherOnFailure(
      progress.step('Preparing the demo data', async (detail) => {
        const logFile = path.join(logs, 'seed.log');
        await seed({ root, dataDir: settings.dataDir, logFile, signal: either, onDetail: detail });
        startBackend(supervisor, root, settings);
      }),
    ),
  ]);
  if (signal.aborted) throw new StoppedError('stopped');
  if (failed.signal.aborted) throw failed.signal.reason;
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  await progress.step('Waiting until all processes answer', () =>
    waitUntilUp(supervisor, listHealthAddresses(settings), { timeoutMs: 60_000, signal }),
  );
  await progress.step('Opening the first pages', () =>
    waitUntilUp(supervisor, listFirstPages(settings), { timeoutMs: PAGES_MS, signal }),
  );
}

function announce(settings: Settings): void {
  const seconds = ((Date.now() - begunAt) / 1000).toFixed(1);
  const list = listAddresses(settings, 'localhost');
  console.log(`\n${pc.green(pc.bold('Vvoz is ready'))} (${seconds} s)`);
  for (const service of SERVICES) console.log(`  ${service.padEnd(8)} ${pc.cyan(list[service])}`);
  console.log(pc.dim(`  logs in ${path.join(settings.dataDir, 'logs')}; Ctrl-C stops everything\n`));
}

async function main(): Promise<number> {
  try {
    const settings = parseSettings(process.env, root);
    await checkMachine(settings);
    await bringUp(settings);
    supervisor.keepRunning((unexpectedExit, waitMs) =>
      console.error(`${formatUnexpectedExit(unexpectedExit)}\nIt is started again in ${waitMs / 1000} s.`),
    );
    announce(settings);
    await waitUntilAborted(signal);
    return 0;
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 0;
    const expected = EXPECTED.some((kind) => error instanceof kind);
    console.error(expected && error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await supervisor.stop();
  }
}

process.exitCode = await main();

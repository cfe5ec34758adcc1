import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.ts';
import { StoppedError, createStopSignal } from '../lib/stopped.ts';
import { BuildError, build } from '../start/build.ts';
import { UnhealthyError } from '../start/health.ts';
import { Progress } from '../start/progress.ts';
import { assembleBackend } from './assembleBackend.ts';
import { assembleStorefront } from './assembleStorefront.ts';
import { findEarlierReleases, keepEarlierFiles } from './keepEarlierFiles.ts';
import { formatReleaseName, listUncommitted, readIdentity } from './identity.ts';
import { ReleaseArgsError, parseReleaseArgs, type ReleaseArgs } from './releaseArgs.ts';
import { CommandError, createRunCommand } from './runCommand.ts';
import { SmokeError, smoke } from './smoke.ts';
import { listFolders } from './turboPlan.ts';
import { writeEntry } from './writeEntry.ts';

/** The tree has changes that are not committed. */
class DirtyTreeError extends Error {}

/** Errors whose message is enough; any other is a bug and is printed with its stack. */
const EXPECTED = [ReleaseArgsError, DirtyTreeError, BuildError, CommandError, SmokeError, UnhealthyError];

const signal = createStopSignal(() => process.exit(130));
const logs = mkdtempSync(path.join(os.tmpdir(), 'vvoz-release-logs-'));
const runCommand = createRunCommand(logs, signal);
const progress = new Progress(process.stderr);

function refuseDirtyTree(): void {
  const changes = listUncommitted(root);
  if (changes.length === 0) return;
  const list = changes.slice(0, 5).join(', ');
  throw new DirtyTreeError(
    `The tree differs from its commit in ${changes.length} files (${list}): commit them, or add --allow-dirty.`,
  );
}

/** Runs the unit tests of the service and of the packages that it depends on. */
async function test(service: string): Promise<void> {
  const config = [
    '--config',
    'packages/tools/config/vitest.config.ts',
    '--project',
    'unit',
    '--reporter',
    'dot',
  ];
  await runCommand('vitest', ['run', ...config, ...listFolders(root, service)], root);
}

/** Builds the service and puts it into `folder`. Returns the path of its program there. */
async function assemble({ service }: ReleaseArgs, folder: string): Promise<string> {
  if (service === 'backend') {
    await runCommand('turbo', ['run', 'typecheck', '--filter=@vvoz/backend...'], root);
    return assembleBackend(root, folder, runCommand);
  }
  const logFile = path.join(logs, 'build.log');
  await build({ root, logFile, signal, filters: [`@vvoz/${service}`], hosts: [service] });
  const program = assembleStorefront(root, service, folder);
  keepEarlierFiles(
    folder,
    service,
    findEarlierReleases(path.dirname(folder), service).filter((earlier) => `${earlier}.part` !== folder),
  );
  return program;
}

async function main(): Promise<number> {
  try {
    const args = parseReleaseArgs(process.argv.slice(2));
    if (!args.allowDirty) refuseDirtyTree();
    const identity = readIdentity(root, args.service);
    const folder = path.join(root, 'release', formatReleaseName(identity));
    // The folder gets its name only after all checks, so that a folder in `release` is always complete.
    const draft = `${folder}.part`;
    rmSync(draft, { recursive: true, force: true });
    const program = await progress.step(`Building ${args.service}`, () => assemble(args, draft));
    writeEntry(draft, identity, program);
    if (!args.tested) await progress.step('Running its unit tests', () => test(args.service));
    await progress.step('Starting a copy outside the repository', () => smoke(draft, identity));
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    rmSync(logs, { recursive: true, force: true });
    console.log(path.relative(process.cwd(), folder));
    return 0;
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 130;
    const expected = EXPECTED.some((kind) => error instanceof kind);
    console.error(expected && error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main();

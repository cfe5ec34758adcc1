import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Mutant } from '@stryker-mutator/api/core';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import type { MutationArea } from './areas.ts';
import { instrumentArea } from './instrumentArea.ts';
import { MutantLog, type MutantEvent } from './mutantLog.ts';
import type { MutationTask } from './MutantRunner.ts';

/** How often a test file is loaded again because a mutant spoilt what its modules remember. */
const MAX_RELOADS = 20;

/** Small files first: the fewer mutants are left, the less the long ones cost. */
class SmallFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  }
}

async function openVitest(
  root: string,
  area: MutationArea,
  codeOf: ReadonlyMap<string, string>,
  onFile: (file: string) => void,
): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root,
      include: [...area.tests],
      environment: 'node',
      runner: path.join(import.meta.dirname, 'MutantRunner.ts'),
      // A mutant may take all memory or never end: that ends a process, not this one.
      pool: 'forks',
      maxWorkers: 1,
      bail: 1,
      sequence: { sequencer: SmallFilesFirst },
      watch: false,
      reporters: [{ onTestModuleEnd: ({ relativeModuleId }) => onFile(relativeModuleId) }],
      testTimeout: 15_000,
      hookTimeout: 60_000,
      onConsoleLog: () => false,
      // What a mutant throws after its test has ended.
      dangerouslyIgnoreUnhandledErrors: true,
      // The cache knows files by their own text, not by the one with mutants.
      fsModuleCache: false,
    },
    {
      plugins: [
        vanillaExtractPlugin(),
        { name: 'mutants', enforce: 'pre', load: (id) => codeOf.get(id.split('?', 1)[0] ?? id) ?? null },
      ],
    },
  );
}

/** Without an event for so long a worker hangs in a loop. Longer than tests and hooks may take. */
const MAX_SILENCE_MS = 90_000;

/** Ends a worker that a mutant keeps from ever answering. */
function endSilentWorker(log: MutantLog): void {
  if (Date.now() - (log.changedAt ?? Infinity) < MAX_SILENCE_MS) return;
  const last = log.read().at(-1);
  if (last?.kind === 'meets') process.kill(last.pid, 'SIGKILL');
}

/** Files whose worker died, each with the mutant that it died of. */
function findDeaths(files: readonly string[], events: readonly MutantEvent[]) {
  const ended = new Set(events.flatMap(({ kind, file }) => (kind === 'loaded' ? file : [])));
  return files.flatMap((file) => {
    const last = events.findLast((event) => event.file === file);
    return ended.has(file) || last?.kind !== 'meets' ? [] : [last];
  });
}

type StuckEvent = MutantEvent & { kind: 'stuck' };
const isStuck = (event: MutantEvent): event is StuckEvent => event.kind === 'stuck';
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Mutants of a stuck event that are worth a worker of their own. */
function mutantsAlone({ test, file, mutant }: StuckEvent, events: readonly MutantEvent[]): readonly string[] {
  if (mutant !== undefined) return [mutant];
  return events.flatMap((event) =>
    event.kind === 'reached' && event.test === test && event.file === file ? event.mutants : [],
  );
}

export interface Measured {
  mutants: readonly Mutant[];
  events: readonly MutantEvent[];
}

/**
 * Runs the tests of an area against its mutants. `directory` keeps the run's log; `isExhaustive` runs every test against
 * every mutant that it reaches; `onFile` hears of each test file that has ended.
 */
export async function measureArea(
  root: string,
  area: MutationArea,
  options: { directory: string; isExhaustive: boolean; onFile: (file: string) => void },
): Promise<Measured> {
  const { codeOf, mutants } = await instrumentArea(area, root);
  mkdirSync(options.directory, { recursive: true });
  const logFile = path.join(options.directory, 'events.jsonl');
  rmSync(logFile, { force: true });
  const log = new MutantLog(logFile);
  const vitest = await openVitest(root, area, codeOf, options.onFile);
  /** Resolves with the events of the files. */
  const run = async (files: readonly string[], task: Partial<MutationTask>) => {
    const before = log.read().length;
    const { isExhaustive } = options;
    vitest.provide('mutation', { logFile, isExhaustive, withSlow: false, done: [], ...task });
    const watch = setInterval(endSilentWorker, 10_000, log);
    await vitest
      .runTestSpecifications(files.flatMap((file) => vitest.getModuleSpecifications(path.join(root, file))))
      .finally(() => clearInterval(watch));
    const events = log.read().slice(before);
    for (const { file, test, mutant } of findDeaths(files, events))
      log.add({ kind: 'killed', file, test, mutant });
    return events;
  };
  const runUntilCalm = async (
    all: readonly string[],
    task: { done: readonly string[]; withSlow: boolean },
  ) => {
    let files = all;
    for (let reloads = 0; files.length > 0 && reloads <= MAX_RELOADS; reloads += 1) {
      const spoiling = log.read().flatMap((event) => (isStuck(event) ? (event.mutant ?? []) : []));
      const events = await run(files, { ...task, done: [...task.done, ...spoiling] });
      files = unique([
        ...events.filter(isStuck).flatMap(({ file, mutant }) => (mutant === undefined ? [] : file)),
        ...findDeaths(files, events).map(({ file }) => file),
      ]);
    }
  };
  try {
    const found = await vitest.globTestSpecifications();
    await runUntilCalm(
      found.map(({ moduleId }) => path.relative(root, moduleId)),
      { done: [], withSlow: false },
    );
    const quick = log.read();
    await runUntilCalm(unique(quick.flatMap(({ kind, file }) => (kind === 'slow' ? file : []))), {
      done: quick.flatMap((event) => (event.kind === 'reached' ? event.mutants : [])),
      withSlow: true,
    });
    for (const event of log.read().filter(isStuck)) {
      for (const only of mutantsAlone(event, log.read())) {
        const isKilled = log.read().some((one) => one.kind === 'killed' && one.mutant === only);
        if (!isKilled) await run([event.file], { only });
      }
    }
    return { mutants, events: log.read() };
  } finally {
    await vitest.close();
  }
}

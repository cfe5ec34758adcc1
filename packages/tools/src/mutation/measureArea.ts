import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Mutant } from '@stryker-mutator/api/core';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { createEmptyAreaError, type MutationArea } from './areas.ts';
import { instrumentArea } from './instrumentArea.ts';
import { MutantLog, type MutantEvent } from './mutantLog.ts';
import type { MutationTask } from './MutantRunner.ts';
import { createWorkerWatch } from './workerWatch.ts';

/**
 * Maximum number of times that a test file is loaded again after a mutant corrupted its modules or ended its worker.
 */
const MAX_RELOADS = 20;

/** A test is slow above this, ms, because it waits. */
const DEFAULT_MAX_QUICK_MS = 5000;
/** How often to look for workers that hang. */
const WATCH_MS = 10_000;

/** Tests with a server are slow: when a mutant breaks an answer, they wait for retries or a timeout. */
const WITH_SERVER = { pattern: /Server\b/, factor: 10_000 };
/** Tests with a database of their own take a tenth of a second for each mutant. */
const WITH_DATABASE = { pattern: /\b(?:tempDatabase|openTempState|eachState)\b/, factor: 100 };

/** Estimates how long a test file takes per mutant, as a number without a unit that orders the files. */
function estimateCost(file: string): number {
  const text = readFileSync(file, 'utf8');
  const slow = [WITH_SERVER, WITH_DATABASE].find(({ pattern }) => pattern.test(text));
  return text.length * (slow?.factor ?? 1);
}

/** Runs quick files first, so that fewer mutants are left when the slow files run. */
class QuickFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costs = new Map(files.map(({ moduleId }) => [moduleId, estimateCost(moduleId)]));
    const getCost = ({ moduleId }: TestSpecification) => costs.get(moduleId) ?? 0;
    return files.toSorted((a, b) => getCost(a) - getCost(b));
  }
}

async function openVitest(
  root: string,
  area: MutationArea,
  codeByFile: ReadonlyMap<string, string>,
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
      // A mutant may use all memory or never end. In a child process it can be killed.
      pool: 'forks',
      maxWorkers: 1,
      sequence: { sequencer: QuickFilesFirst },
      watch: false,
      reporters: [{ onTestModuleEnd: ({ relativeModuleId }) => onFile(relativeModuleId) }],
      testTimeout: 15_000,
      hookTimeout: 60_000,
      onConsoleLog: () => false,
      // A mutant may throw after its test has ended.
      dangerouslyIgnoreUnhandledErrors: true,
      // The cache identifies files by their text without mutants.
      fsModuleCache: false,
    },
    {
      plugins: [
        vanillaExtractPlugin(),
        { name: 'mutants', enforce: 'pre', load: (id) => codeByFile.get(id.split('?', 1)[0] ?? id) ?? null },
      ],
    },
  );
}

/** Finds the files whose worker died. Returns for each the event with the mutant that killed it. */
function findCrashes(files: readonly string[], events: readonly MutantEvent[]) {
  const ended = new Set(events.flatMap(({ kind, file }) => (kind === 'loaded' ? file : [])));
  return files.flatMap((file) => {
    const last = events.findLast((event) => event.file === file);
    return ended.has(file) || last?.kind !== 'started' ? [] : [last];
  });
}

type StuckEvent = MutantEvent & { kind: 'stuck' };
const isStuck = (event: MutantEvent): event is StuckEvent => event.kind === 'stuck';
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Lists the mutants of a stuck event that are tried again, each in a worker of its own. */
function listMutantsAlone(
  { test, file, mutant }: StuckEvent,
  events: readonly MutantEvent[],
): readonly string[] {
  if (mutant !== undefined) return [mutant];
  return events.flatMap((event) =>
    event.kind === 'reached' && event.test === test && event.file === file ? event.mutants : [],
  );
}

export interface Measured {
  mutants: readonly Mutant[];
  events: readonly MutantEvent[];
}

export interface MeasureOptions {
  /** The folder for the log of the run. */
  directory: string;
  /** Runs every quick test against every mutant that it reaches, also against killed ones. */
  isExhaustive: boolean;
  /** Called after each test file, with its path from the root. */
  onFile: (file: string) => void;
  /** A test is slow if it takes longer, ms. Set in tests only. */
  maxQuickMs?: number;
}

/**
 * Runs the tests of an area against its mutants. Throws when the globs of the area match no code or no tests: then the
 * score would mean nothing.
 */
export async function measureArea(
  root: string,
  area: MutationArea,
  options: MeasureOptions,
): Promise<Measured> {
  const { codeByFile, mutants } = await instrumentArea(area, root);
  mkdirSync(options.directory, { recursive: true });
  const logFile = path.join(options.directory, 'events.jsonl');
  rmSync(logFile, { force: true });
  const log = new MutantLog(logFile);
  const vitest = await openVitest(root, area, codeByFile, options.onFile);
  // Tests on PostgreSQL repeat those on SQLite, and would create a database for each mutant.
  vitest.provide('postgresUrl', '');
  /** Runs the test files. Resolves with their events. */
  const run = async (files: readonly string[], task: Partial<MutationTask>) => {
    const before = log.read().length;
    const { isExhaustive, maxQuickMs = DEFAULT_MAX_QUICK_MS } = options;
    vitest.provide('mutation', { logFile, isExhaustive, maxQuickMs, done: [], ...task });
    const watch = setInterval(createWorkerWatch(log), WATCH_MS);
    await vitest
      .runTestSpecifications(files.flatMap((file) => vitest.getModuleSpecifications(path.join(root, file))))
      .finally(() => clearInterval(watch));
    const events = log.read().slice(before);
    for (const { file, test, mutant } of findCrashes(files, events))
      log.add({ kind: 'killed', file, test, mutant });
    return events;
  };
  const runWithReloads = async (
    all: readonly string[],
    task: Pick<MutationTask, 'slowTests'> & { done: readonly string[] },
  ) => {
    let files = all;
    for (let reloads = 0; files.length > 0 && reloads <= MAX_RELOADS; reloads += 1) {
      const corrupting = log.read().flatMap((event) => (isStuck(event) ? (event.mutant ?? []) : []));
      const events = await run(files, { ...task, done: [...task.done, ...corrupting] });
      files = unique([
        ...events.filter(isStuck).flatMap(({ file, mutant }) => (mutant === undefined ? [] : file)),
        ...findCrashes(files, events).map(({ file }) => file),
      ]);
    }
  };
  try {
    const specifications = await vitest.globTestSpecifications();
    if (specifications.length === 0) throw createEmptyAreaError('tests', area.tests);
    await runWithReloads(
      specifications.map(({ moduleId }) => path.relative(root, moduleId)),
      { done: [] },
    );
    const quickEvents = log.read();
    const slow = quickEvents.filter(({ kind }) => kind === 'slow');
    await runWithReloads(unique(slow.map(({ file }) => file)), {
      done: quickEvents.flatMap((event) => (event.kind === 'killed' ? event.mutant : [])),
      slowTests: slow.map(({ test }) => test),
    });
    for (const event of log.read().filter(isStuck)) {
      for (const only of listMutantsAlone(event, log.read())) {
        const isKilled = log.read().some((one) => one.kind === 'killed' && one.mutant === only);
        if (!isKilled) await run([event.file], { only });
      }
    }
    return { mutants, events: log.read() };
  } finally {
    await vitest.close();
  }
}

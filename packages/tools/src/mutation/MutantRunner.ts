import { TestRunner, type RunnerTestCase, type RunnerTestFile } from 'vitest';
import { MutantLog, type MutantOutcome } from './mutantLog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutation: MutationTask;
  }
}

/** What a worker has to do with its test file. */
export interface MutationTask {
  logFile: string;
  /** Tries this mutant alone, from the file's first hook on; undefined: all that its tests reach, one after another. */
  only?: string;
  /** Mutants that need no try. */
  done: readonly string[];
  /** Slow tests meet mutants too. */
  withSlow: boolean;
  /** Tries also what an earlier test has killed, to see what each test kills. */
  isExhaustive: boolean;
}

/** Read by the code that Stryker's instrumenter wrote. */
interface StrykerState {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

// oxlint-disable-next-line no-underscore-dangle -- the name that Stryker's instrumenter writes
const stryker = ((globalThis as { __stryker__?: StrykerState }).__stryker__ ??= {});

/** A mutant that is evaluated this many times more often than the code in its place has made a loop endless. */
const MAX_HITS_FACTOR = 100;
const MIN_HIT_LIMIT = 1000;

/** A test that takes more is slow: of the thread's CPU, or, because it waits, of the clock. ms. */
const MAX_QUICK_CPU_MS = 300;
const MAX_QUICK_MS = 5000;

/** Of each test: without a mutant to see what it reaches, without a mutant again, then mutant by mutant. */
type Attempt =
  | { kind: 'first' }
  | { kind: 'control'; after: string | undefined }
  | { kind: 'mutant'; mutant: string };

/**
 * Runs each test of a file once per mutant that it reaches, in the same worker, by way of vitest's own retries: hooks run
 * again, modules are not loaded again. That takes milliseconds where a worker per mutant takes a second.
 */
// oxlint-disable-next-line import/no-default-export -- vitest takes a runner by its default export
export default class MutantRunner extends TestRunner {
  readonly #task: MutationTask = this.injectValue('mutation') as MutationTask;
  readonly #log = new MutantLog(this.#task.logFile);
  readonly #done = new Set(this.#task.done);
  #attempt: Attempt = { kind: 'first' };
  #hits: Record<string, number> = {};
  #waiting: string[] = [];
  #isStuck = false;
  #cpu = process.threadCpuUsage();
  #startedAt = 0;

  /** Modules are loaded: from here on a mutant that is tried alone is active. */
  onBeforeRunFiles(_files: RunnerTestFile[]): void {
    if (!this.#task.isExhaustive)
      for (const event of this.#log.read()) if (event.kind === 'killed') this.#done.add(event.mutant);
    if (this.#task.only !== undefined) this.#activate(this.#task.only, MIN_HIT_LIMIT * MAX_HITS_FACTOR);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    const mutants = Object.keys(stryker.mutantCoverage?.static ?? {});
    for (const { name } of files) this.#log.add({ kind: 'loaded', file: name, test: '', mutants });
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.#task.only !== undefined || this.#isStuck || test.fails) return;
    test.retry = Number.MAX_SAFE_INTEGER;
    this.#attempt = { kind: 'first' };
  }

  override onBeforeTryTask(...args: Parameters<TestRunner['onBeforeTryTask']>): void {
    super.onBeforeTryTask(...args);
    const [test] = args;
    if (this.#task.only !== undefined || this.#isStuck) return;
    if (this.#attempt.kind === 'first') {
      stryker.currentTestId = test.id;
      this.#cpu = process.threadCpuUsage();
      this.#startedAt = performance.now();
    }
    if (this.#attempt.kind === 'mutant') this.#meet(test as RunnerTestCase, this.#attempt.mutant);
  }

  override async onAfterRetryTask(...args: Parameters<TestRunner['onAfterRetryTask']>): Promise<void> {
    await super.onAfterRetryTask(...args);
    const test = args[0] as RunnerTestCase;
    if (this.#task.only !== undefined) {
      if (test.result?.state === 'fail') this.#add(test, { kind: 'killed', mutant: this.#task.only });
      return;
    }
    if (this.#isStuck || test.fails || test.result === undefined) return;
    stryker.activeMutant = undefined;
    stryker.currentTestId = undefined;
    const next = this.#conclude(test, test.result.state === 'fail');
    test.result.errors = next === undefined ? undefined : [{ name: 'NextMutant', message: '' }];
    test.result.state = next === undefined ? 'pass' : 'fail';
    if (test.result.attempts) test.result.attempts.length = 0;
    if (next !== undefined) this.#attempt = next;
  }

  /** Writes down how an attempt ended; returns the next one. */
  #conclude(test: RunnerTestCase, hasFailed: boolean): Attempt | undefined {
    const attempt = this.#attempt;
    if (attempt.kind === 'first') {
      this.#hits = stryker.mutantCoverage?.perTest[test.id] ?? {};
      const mutants = Object.keys(this.#hits);
      if (mutants.length === 0) return undefined;
      if (!this.#task.withSlow && this.#isSlow()) {
        this.#add(test, { kind: 'slow', mutants });
        return undefined;
      }
      this.#add(test, { kind: 'reached', mutants });
      this.#waiting = mutants.filter((mutant) => !this.#done.has(mutant));
      if (this.#waiting.length === 0 && !hasFailed) return undefined;
      return hasFailed ? this.#stop(test, undefined) : { kind: 'control', after: undefined };
    }
    if (attempt.kind === 'control') {
      if (hasFailed) return this.#stop(test, attempt.after);
      if (attempt.after !== undefined) {
        this.#add(test, { kind: 'killed', mutant: attempt.after });
        if (!this.#task.isExhaustive) this.#done.add(attempt.after);
      }
    } else if (hasFailed) return { kind: 'control', after: attempt.mutant };
    const mutant = this.#waiting.shift();
    return mutant === undefined ? undefined : { kind: 'mutant', mutant };
  }

  #isSlow(): boolean {
    const { user, system } = process.threadCpuUsage(this.#cpu);
    return (user + system) / 1000 > MAX_QUICK_CPU_MS || performance.now() - this.#startedAt > MAX_QUICK_MS;
  }

  /** The file's state is not what it was: nothing that fails from now on says anything. */
  #stop(test: RunnerTestCase, mutant: string | undefined): undefined {
    this.#isStuck = mutant !== undefined;
    this.#add(test, { kind: 'stuck', mutant });
  }

  #meet(test: RunnerTestCase, mutant: string): void {
    this.#add(test, { kind: 'meets', mutant, pid: process.pid });
    this.#activate(mutant, this.#hits[mutant] ?? 0);
  }

  #activate(mutant: string, hits: number): void {
    stryker.activeMutant = mutant;
    stryker.hitCount = 0;
    stryker.hitLimit = Math.max(hits * MAX_HITS_FACTOR, MIN_HIT_LIMIT);
  }

  #add({ file, fullTestName }: RunnerTestCase, outcome: MutantOutcome): void {
    this.#log.add({ file: file.name, test: fullTestName, ...outcome });
  }
}

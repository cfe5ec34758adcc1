import { TestRunner, type RunnerTestCase, type RunnerTestFile } from 'vitest';
import { MutantLog, type MutantOutcome } from './mutantLog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutation: MutationTask;
  }
}

/** What a worker does with one test file. */
export interface MutationTask {
  logFile: string;
  /**
   * The only mutant to try, active from the first hook on; undefined: all that the tests reach, one after another.
   */
  only?: string;
  /** Mutants that are not tried. */
  done: readonly string[];
  /** Names of the slow tests; only these then run against mutants. Undefined: only quick tests run against mutants. */
  slowTests?: readonly string[];
  /** A test is slow above this elapsed time, ms, because it waits. */
  maxQuickMs: number;
  /** Tries a mutant again that another test has killed, to find out which mutants each test kills. */
  isExhaustive: boolean;
}

/** The instrumented code reads this object. */
interface StrykerState {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

// oxlint-disable-next-line no-underscore-dangle -- the name that Stryker's instrumenter writes
const stryker = ((globalThis as { __stryker__?: StrykerState }).__stryker__ ??= {});

// Mutants make the code write to its log, which would hide the list of survivors.
process.stdout.write = () => true;

/** A mutant that is executed this many times as often as the original code has caused an endless loop. */
const MAX_HITS_FACTOR = 100;
const MIN_HIT_LIMIT = 1000;

/** A test is slow above this CPU time of the thread, ms. */
const MAX_QUICK_CPU_MS = 300;

/**
 * The attempts of a test: without a mutant, to see what it reaches; again without one; then with one mutant after
 * another.
 */
type Attempt =
  | { kind: 'first' }
  | { kind: 'control'; after: string | undefined }
  | { kind: 'mutant'; mutant: string };

/**
 * Runs each test of a file once per mutant that it reaches, all in one worker: each retry by vitest tries another mutant.
 * Hooks run again; modules are not loaded again. This takes milliseconds per mutant; a worker per mutant would take a second.
 */
// oxlint-disable-next-line import/no-default-export -- vitest loads a runner by its default export
export default class MutantRunner extends TestRunner {
  readonly #task: MutationTask = this.injectValue('mutation') as MutationTask;
  readonly #log = new MutantLog(this.#task.logFile);
  readonly #done = new Set(this.#task.done);
  #attempt: Attempt = { kind: 'first' };
  #hits: Record<string, number> = {};
  #remaining: string[] = [];
  #isStuck = false;
  /** True when the only mutant is killed: the other tests of the file need not run. */
  #isOver = false;
  #cpu = process.threadCpuUsage();
  #startedAt = 0;

  /** Runs after the modules are loaded. A mutant that is tried alone is active from here on. */
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
    if (this.#isOver) test.mode = 'skip';
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
    if (this.#attempt.kind === 'mutant') this.#tryMutant(test as RunnerTestCase, this.#attempt.mutant);
  }

  override async onAfterRetryTask(...args: Parameters<TestRunner['onAfterRetryTask']>): Promise<void> {
    await super.onAfterRetryTask(...args);
    const test = args[0] as RunnerTestCase;
    if (this.#task.only !== undefined) {
      if (test.result?.state === 'fail') {
        this.#add(test, { kind: 'killed', mutant: this.#task.only });
        this.#isOver = true;
      }
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

  /** Logs how an attempt ended. Returns the next one, or undefined after the last. */
  #conclude(test: RunnerTestCase, hasFailed: boolean): Attempt | undefined {
    const attempt = this.#attempt;
    if (attempt.kind === 'first') {
      this.#hits = stryker.mutantCoverage?.perTest[test.id] ?? {};
      const mutants = Object.keys(this.#hits);
      if (mutants.length === 0) return undefined;
      const { slowTests } = this.#task;
      if (slowTests && !slowTests.includes(test.fullTestName)) return undefined;
      if (!slowTests && this.#isSlow()) {
        this.#add(test, { kind: 'slow', mutants });
        return undefined;
      }
      this.#add(test, { kind: 'reached', mutants });
      this.#remaining = mutants.filter((mutant) => !this.#done.has(mutant));
      if (this.#remaining.length === 0 && !hasFailed) return undefined;
      return hasFailed ? this.#stop(test, undefined) : { kind: 'control', after: undefined };
    }
    if (attempt.kind === 'control') {
      if (hasFailed) return this.#stop(test, attempt.after);
      if (attempt.after !== undefined) {
        this.#add(test, { kind: 'killed', mutant: attempt.after });
        if (!this.#task.isExhaustive) this.#done.add(attempt.after);
      }
    } else if (hasFailed) return { kind: 'control', after: attempt.mutant };
    const mutant = this.#remaining.shift();
    return mutant === undefined ? undefined : { kind: 'mutant', mutant };
  }

  #isSlow(): boolean {
    const { user, system } = process.threadCpuUsage(this.#cpu);
    return (
      (user + system) / 1000 > MAX_QUICK_CPU_MS || performance.now() - this.#startedAt > this.#task.maxQuickMs
    );
  }

  /**
   * Ends the attempts of a test that also fails without a mutant. If a mutant has corrupted the state of the modules, later
   * failures of the file prove nothing.
   */
  #stop(test: RunnerTestCase, mutant: string | undefined): undefined {
    this.#isStuck = mutant !== undefined;
    this.#add(test, { kind: 'stuck', mutant });
  }

  #tryMutant(test: RunnerTestCase, mutant: string): void {
    this.#add(test, { kind: 'started', mutant, pid: process.pid });
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

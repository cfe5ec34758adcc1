import { FAILED, SKIPPED } from './counts.ts';
import type { Counts } from './counts.ts';

export interface Outcome {
  counts: Counts;
  /** Printed in full when something failed; may be empty. */
  output: string;
  /** Printed beside the result, for example "difference 12.3 kB". */
  note?: string;
}

/** One step of a test run. */
export interface Task {
  name: string;
  /** Names of tasks that must have passed. Tasks that are not part of the run are ignored. */
  needs: string[];
  /** Setup (Chromium, demo data, the running stack) is printed, but counts as a test only when it fails. */
  setUp?: boolean;
  /**
   * How many cores the task keeps busy; if absent, 1, or 0 for setup. A test with 0 mostly waits: one of them at a time runs
   * beside the others.
   */
  cores?: 0 | 1 | 2;
  run(): Promise<Outcome>;
}

export interface Finished extends Outcome {
  name: string;
  /** Not run, because a task that it needs has failed. */
  skipped: boolean;
  ms: number;
}

export interface RunOptions {
  /** How many cores the tasks may keep busy at a time. A task that needs more waits until no core is busy. */
  cores: number;
  onStart?: (name: string) => void;
  onFinish?: (finished: Finished) => void;
}

const countCores = ({ setUp = false, cores = setUp ? 0 : 1 }: Task): number => cores;

/** Formats an error. A programming error gets its stack; the message of any other is enough. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isMistake = [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => error instanceof kind,
  );
  return isMistake ? (error.stack ?? error.message) : error.message;
}

/**
 * Runs the tasks in their order, as many at a time as there are cores for, each after those that it needs. A failed task does
 * not reject; tasks that wait for each other do.
 */
export async function runTasks(tasks: Task[], { cores, onStart, onFinish }: RunOptions): Promise<Finished[]> {
  const finished = new Map<string, Finished>();
  const waiting = [...tasks];
  const names = new Set(tasks.map(({ name }) => name));
  const running = new Map<string, { task: Task; done: Promise<void> }>();

  const finish = (one: Finished) => {
    finished.set(one.name, one);
    onFinish?.(one);
  };
  const begin = async (task: Task) => {
    const begun = performance.now();
    onStart?.(task.name);
    let outcome: Outcome;
    try {
      outcome = await task.run();
    } catch (error) {
      outcome = { counts: FAILED, output: formatError(error) };
    }
    const counts =
      task.setUp && outcome.counts.failed === 0 ? { passed: 0, failed: 0, skipped: 0 } : outcome.counts;
    finish({ ...outcome, counts, name: task.name, skipped: false, ms: performance.now() - begun });
    running.delete(task.name);
  };
  const inRun = (list: string[]) => list.filter((name) => names.has(name));
  const isDue = (task: Task) => inRun(task.needs).every((name) => finished.has(name));
  const hasRoom = (task: Task): boolean => {
    const others = [...running.values()].map((one) => one.task);
    if (countCores(task) === 0)
      return task.setUp === true || others.every((other) => other.setUp === true || other.cores !== 0);
    const busy = others.reduce((sum, other) => sum + countCores(other), 0);
    return busy === 0 || busy + countCores(task) <= cores;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const task of waiting.slice()) {
      const failedNeed = inRun(task.needs)
        .map((name) => finished.get(name))
        .find((one) => one !== undefined && (one.skipped || one.counts.failed > 0));
      if (failedNeed !== undefined) {
        waiting.splice(waiting.indexOf(task), 1);
        const output = `not run, because ${failedNeed.name} did not pass`;
        finish({ name: task.name, counts: SKIPPED, output, skipped: true, ms: 0 });
      } else if (isDue(task) && hasRoom(task)) {
        waiting.splice(waiting.indexOf(task), 1);
        running.set(task.name, { task, done: begin(task) });
      }
    }
    if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done));
    else if (waiting.length > 0 && !waiting.some(isDue)) {
      throw new Error(`these tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return [...finished.values()];
}

/** Returns the wanted tasks with all that they need, in the given order. */
export function selectTasks<T extends Task>(tasks: T[], wanted: (task: T) => boolean): T[] {
  const chosen = new Set<string>();
  const choose = (task: T) => {
    if (chosen.has(task.name)) return;
    chosen.add(task.name);
    for (const need of tasks.filter(({ name }) => task.needs.includes(name))) choose(need);
  };
  for (const task of tasks.filter(wanted)) choose(task);
  return tasks.filter(({ name }) => chosen.has(name));
}

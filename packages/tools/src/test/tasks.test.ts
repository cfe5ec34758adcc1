import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAILED, PASSED } from './counts.ts';
import { runTasks, selectTasks } from './tasks.ts';
import type { Task } from './tasks.ts';

/** A task that takes `ms` and writes when it began and ended. */
function task(name: string, needs: string[], diary: string[], { ms = 5, counts = PASSED } = {}): Task {
  return {
    name,
    needs,
    run: async () => {
      diary.push(`+${name}`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      diary.push(`-${name}`);
      return { counts, output: '' };
    },
  };
}

test('a task begins after those that it needs, and no more run at a time than asked', async () => {
  const diary: string[] = [];
  const tasks = [
    task('e2e', ['build', 'seed'], diary),
    task('build', [], diary),
    task('seed', [], diary),
    task('lint', [], diary),
  ];
  await runTasks(tasks, { atOnce: 2 });
  expect(diary.indexOf('+e2e')).toBeGreaterThan(Math.max(diary.indexOf('-build'), diary.indexOf('-seed')));
  let running = 0;
  for (const entry of diary) {
    running += entry.startsWith('+') ? 1 : -1;
    expect(running).toBeLessThanOrEqual(2);
  }
});

test('what needs a failed task is skipped with the reason; the rest goes on', async () => {
  const diary: string[] = [];
  const finished = await runTasks(
    [
      task('build', [], diary, { counts: FAILED }),
      task('stack', ['build'], diary),
      task('e2e', ['stack'], diary),
      task('unit', [], diary),
    ],
    { atOnce: 1 },
  );
  const by = new Map(finished.map((one) => [one.name, one]));
  expect(by.get('stack')?.output).toBe('not run, because build did not pass');
  expect(by.get('e2e')?.skipped).toBe(true);
  expect(by.get('unit')?.counts).toEqual(PASSED);
  expect(diary).not.toContain('+e2e');
});

test('a task that comes after another one waits for its end, failed or not', async () => {
  const diary: string[] = [];
  const last = { ...task('e2e', [], diary), after: ['fuzz', 'not in this run'] };
  const finished = await runTasks([last, task('fuzz', [], diary, { counts: FAILED })], { atOnce: 2 });
  expect(diary).toEqual(['+fuzz', '-fuzz', '+e2e', '-e2e']);
  expect(finished.find(({ name }) => name === 'e2e')?.counts).toEqual(PASSED);
});

test('a task that throws has failed, with its error as output', async () => {
  const broken: Task = { name: 'x', needs: [], run: () => Promise.reject(new Error('out of paper')) };
  const [finished] = await runTasks([broken], { atOnce: 1 });
  expect(finished?.counts).toEqual(FAILED);
  expect(finished?.output).toContain('out of paper');
});

test('set-up is no test, unless it fails', async () => {
  const diary: string[] = [];
  const good = { ...task('good', [], diary), setUp: true };
  const bad = { ...task('bad', [], diary, { counts: FAILED }), setUp: true };
  const finished = await runTasks([good, bad], { atOnce: 2 });
  expect(finished.find(({ name }) => name === 'good')?.counts.passed).toBe(0);
  expect(finished.find(({ name }) => name === 'bad')?.counts.failed).toBe(1);
});

/** Names t0, t1 …, each needing some of those before it. */
const graphs = fc
  .nat({ max: 7 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count + 1 }, (_, index) =>
        fc.subarray([...Array(index).keys()].map((one) => `t${one}`)),
      ),
    ),
  );

test('whatever needs what: all run, each once and after those that it needs', async () => {
  const order = fc.tuple(graphs, fc.integer({ min: 1, max: 3 }));
  await fc.assert(
    fc.asyncProperty(order, async ([needs, atOnce]) => {
      const diary: string[] = [];
      // Given backwards, so that the order of the list alone cannot do it.
      const tasks = needs.map((list, index) => task(`t${index}`, list, diary, { ms: 0 })).toReversed();
      await runTasks(tasks, { atOnce });
      expect(diary.filter((entry) => entry.startsWith('-'))).toHaveLength(needs.length);
      for (const [index, list] of needs.entries()) {
        for (const need of list)
          expect(diary.indexOf(`+t${index}`)).toBeGreaterThan(diary.indexOf(`-${need}`));
      }
    }),
    { numRuns: 50 },
  );
});

test('a circle of needs is an error, not a hang', async () => {
  const circle = [task('a', ['b'], []), task('b', ['a'], [])];
  await expect(runTasks(circle, { atOnce: 2 })).rejects.toThrow(/wait for each other: a, b/);
});

test('choosing one part takes along what it needs, in order', () => {
  const tasks = [
    task('chromium', [], []),
    task('build', [], []),
    task('unit', [], []),
    task('e2e', ['build', 'chromium'], []),
  ];
  expect(selectTasks(tasks, ({ name }) => name === 'e2e').map(({ name }) => name)).toEqual([
    'chromium',
    'build',
    'e2e',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAILED, PASSED } from './counts.ts';
import { runTasks, selectTasks } from './tasks.ts';
import type { Task } from './tasks.ts';

/** Creates a task that takes `ms` and records its start and end in `diary`. */
function createTask(name: string, needs: string[], diary: string[], { ms = 5, counts = PASSED } = {}): Task {
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

test('a task starts after those that it needs, and at most `atOnce` run at a time', async () => {
  const diary: string[] = [];
  const tasks = [
    createTask('e2e', ['build', 'seed'], diary),
    createTask('build', [], diary),
    createTask('seed', [], diary),
    createTask('lint', [], diary),
  ];
  await runTasks(tasks, { atOnce: 2 });
  expect(diary.indexOf('+e2e')).toBeGreaterThan(Math.max(diary.indexOf('-build'), diary.indexOf('-seed')));
  let running = 0;
  for (const entry of diary) {
    running += entry.startsWith('+') ? 1 : -1;
    expect(running).toBeLessThanOrEqual(2);
  }
});

test('a task that needs a failed one is skipped with the reason; the others run', async () => {
  const diary: string[] = [];
  const finished = await runTasks(
    [
      createTask('build', [], diary, { counts: FAILED }),
      createTask('stack', ['build'], diary),
      createTask('e2e', ['stack'], diary),
      createTask('unit', [], diary),
    ],
    { atOnce: 1 },
  );
  const by = new Map(finished.map((one) => [one.name, one]));
  expect(by.get('stack')?.output).toBe('not run, because build did not pass');
  expect(by.get('e2e')?.skipped).toBe(true);
  expect(by.get('unit')?.counts).toEqual(PASSED);
  expect(diary).not.toContain('+e2e');
});

test('a task that throws has failed, and its output is the error', async () => {
  const broken: Task = { name: 'x', needs: [], run: () => Promise.reject(new Error('broken pipe')) };
  const [finished] = await runTasks([broken], { atOnce: 1 });
  expect(finished?.counts).toEqual(FAILED);
  expect(finished?.output).toContain('broken pipe');
});

test('setup counts as a test only when it fails', async () => {
  const diary: string[] = [];
  const good = { ...createTask('good', [], diary), setUp: true };
  const bad = { ...createTask('bad', [], diary, { counts: FAILED }), setUp: true };
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

test('property: every task runs once, after those that it needs', async () => {
  const order = fc.tuple(graphs, fc.integer({ min: 1, max: 3 }));
  await fc.assert(
    fc.asyncProperty(order, async ([needs, atOnce]) => {
      const diary: string[] = [];
      // In reverse order, so that the order of the list is not already the right one.
      const tasks = needs.map((list, index) => createTask(`t${index}`, list, diary, { ms: 0 })).toReversed();
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

test('tasks that need each other are an error', async () => {
  const circle = [createTask('a', ['b'], []), createTask('b', ['a'], [])];
  await expect(runTasks(circle, { atOnce: 2 })).rejects.toThrow(/wait for each other: a, b/);
});

test('a selected task comes with those that it needs, in order', () => {
  const tasks = [
    createTask('chromium', [], []),
    createTask('build', [], []),
    createTask('unit', [], []),
    createTask('e2e', ['build', 'chromium'], []),
  ];
  expect(selectTasks(tasks, ({ name }) => name === 'e2e').map(({ name }) => name)).toEqual([
    'chromium',
    'build',
    'e2e',
  ]);
});

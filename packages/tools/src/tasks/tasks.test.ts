import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAILED, PASSED } from './counts.ts';
import { runTasks, selectTasks } from './tasks.ts';
import type { Finished, Task } from './tasks.ts';

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

test('a task starts after those that it needs, and at most as many run at a time as there are cores', async () => {
  const diary: string[] = [];
  const tasks = [
    createTask('e2e', ['build', 'seed'], diary),
    createTask('build', [], diary),
    createTask('seed', [], diary),
    createTask('lint', [], diary),
  ];
  await runTasks(tasks, { cores: 2 });
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
    { cores: 1 },
  );
  const by = new Map(finished.map((one) => [one.name, one]));
  expect(by.get('stack')?.output).toBe('not run, because build did not pass');
  expect(by.get('e2e')?.skipped).toBe(true);
  expect(by.get('unit')?.counts).toEqual(PASSED);
  expect(diary).not.toContain('+e2e');
});

test('a task that throws has failed, and its output is the error', async () => {
  const broken: Task = { name: 'x', needs: [], run: () => Promise.reject(new Error('broken pipe')) };
  const [finished] = await runTasks([broken], { cores: 1 });
  expect(finished?.counts).toEqual(FAILED);
  expect(finished?.output).toContain('broken pipe');
});

test('setup counts as a test only when it fails', async () => {
  const diary: string[] = [];
  const good = { ...createTask('good', [], diary), setUp: true };
  const bad = { ...createTask('bad', [], diary, { counts: FAILED }), setUp: true };
  const finished = await runTasks([good, bad], { cores: 2 });
  expect(finished.find(({ name }) => name === 'good')?.counts.passed).toBe(0);
  expect(finished.find(({ name }) => name === 'bad')?.counts.failed).toBe(1);
});

test('while a task uses both cores, only setup and one task that mostly waits run beside it', async () => {
  const diary: string[] = [];
  const others = Promise.withResolvers<void>();
  const build: Task = {
    ...createTask('build', [], diary),
    cores: 2,
    run: async () => {
      diary.push('+build');
      await others.promise;
      diary.push('-build');
      return { counts: PASSED, output: '' };
    },
  };
  const tasks: Task[] = [
    build,
    { ...createTask('seed', [], diary), setUp: true },
    createTask('unit', [], diary),
    { ...createTask('outages', ['pair'], diary), cores: 0 },
    { ...createTask('pair', ['seed'], diary), cores: 0 },
    { ...createTask('chaos', [], diary), cores: 0 },
  ];
  const onFinish = ({ name }: Finished) => void (name === 'outages' && others.resolve());
  await runTasks(tasks, { cores: 2, onFinish });
  const rest = ['+unit', '-unit'];
  expect(diary.filter((entry) => !rest.includes(entry)).join(' ')).toBe(
    '+build +seed +chaos -seed -chaos +pair -pair +outages -outages -build',
  );
  expect(diary.slice(-2)).toEqual(rest);
});

test('setup of two cores keeps the place of the task that needs it', async () => {
  const diary: string[] = [];
  const tasks: Task[] = [
    { ...createTask('build', [], diary), cores: 2 },
    { ...createTask('stack', ['build'], diary), setUp: true, cores: 2 },
    createTask('e2e', ['stack'], diary),
    createTask('unit', [], diary),
  ];
  await runTasks(tasks, { cores: 2 });
  expect(diary.slice(0, 6)).toEqual(['+build', '-build', '+stack', '-stack', '+e2e', '+unit']);
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
    fc.asyncProperty(order, async ([needs, cores]) => {
      const diary: string[] = [];
      // In reverse order, so that the order of the list is not already the right one.
      const tasks = needs.map((list, index) => createTask(`t${index}`, list, diary, { ms: 0 })).toReversed();
      await runTasks(tasks, { cores });
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
  await expect(runTasks(circle, { cores: 2 })).rejects.toThrow(/wait for each other: a, b/);
});

test('selecting a task also selects those that it needs, in the order of the list', () => {
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, findCommand, RENAMED } from '../../bin/commands.mjs';
import { root } from '../lib/root.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('npm has a script for each command, and no others', () => {
  expect(scripts).toEqual(
    Object.fromEntries(COMMANDS.map(({ name }) => [name, `node packages/tools/bin/run.mjs ${name}`])),
  );
});

test('each program of a command exists', () => {
  const all = COMMANDS.flatMap(({ run, commands = [] }) => [run, ...commands.map((one) => one.run)]);
  const files = all.flatMap((run = []) => run.filter((part) => part.endsWith('.ts')));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('arguments follow the command that they belong to', () => {
  expect(findCommand(['operator', 'backup', 'list', '--dir', 'x'])).toEqual({
    run: ['node', 'apps/backend/src/operator/cli/backup.ts', 'list', '--dir', 'x'],
  });
  expect(findCommand(['ingest', '--source', 'cbr'])).toMatchObject({
    run: expect.arrayContaining(['--source', 'cbr']) as unknown,
  });
  expect(findCommand(['storybook', 'build'])).toMatchObject({
    run: expect.arrayContaining(['storybook-static']) as unknown,
  });
});

test.each([[['backup']], [['operator', 'backup-all']], [['lab', 'test:visual']], [['lab']], [[]]])(
  '%j is refused with what to type instead',
  (argv) => {
    expect(findCommand(argv)).toEqual({ error: expect.stringMatching(/npm run (operator|lab)|takes start/) });
  },
);

test('a renamed script is not the name of a script, and its replacement exists', () => {
  for (const [before, now] of Object.entries(RENAMED)) {
    expect(Object.keys(scripts)).not.toContain(before);
    const [, , script = '', , ...args] = now.split(' ');
    expect(findCommand([script, ...args]), now).toHaveProperty('run');
  }
});

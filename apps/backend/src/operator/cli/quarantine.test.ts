import path from 'node:path';
import { expect, test } from 'vitest';
import { createQuarantine } from '../../ingest/quarantine.ts';
import { createAleadoRow } from '../../ingest/testing/rows.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { parseQuarantineArgs } from './quarantineArgs.ts';
import { QuarantineError, runQuarantineCommand } from './quarantineCommands.ts';

/** Creates a quarantine with two records of Japan, one of which is valid now, and a valid one of Korea. */
async function setUp() {
  const state = await openTempState();
  const catalogueFile = path.join(createTempDir(), 'vvoz.sqlite');
  const add = (table: string, ...rows: readonly object[]) =>
    createQuarantine(state.db, table, 1).add(
      rows.map((row, at) => ({
        place: `${table}:${at}`,
        reason: 'an old rule',
        record: JSON.stringify(row),
      })),
    );
  await add('aleado/japan', createAleadoRow({ ID: 'good' }), createAleadoRow({ ID: 'bad', MARKA_NAME: '' }));
  await add('aleado/korea', createAleadoRow({ ID: 'other' }));
  return (...args: string[]) => {
    const command = parseQuarantineArgs(args);
    if (command.kind === 'help') throw new Error('not a command');
    return runQuarantineCommand({ state, catalogueFile }, command);
  };
}

test('list and export have the records of the chosen table, list no more than its limit', async () => {
  const run = await setUp();
  expect(await run('list', '--limit', '2')).toMatch(/\n2 of 3 shown$/);
  expect(await run('list', '--source', 'aleado/korea')).toMatch(
    /aleado\/korea:0 +an old rule\n1 of 1 shown$/,
  );
  expect((await run('export', '--source', 'aleado/japan')).split('\n')).toHaveLength(2);
  expect(await run('list', '--source', 'aleado/china')).toBe('The quarantine is empty.');
});

test('retry reads the records of the chosen table only, and says why some stay', async () => {
  const run = await setUp();
  expect(await run('retry', '--source', 'aleado/japan')).toMatch(
    /^1 are lots now, 1 stay\n {2}aleado\/japan:1: .*MARKA_NAME/,
  );
  expect(await run('list')).toMatch(/\n2 of 2 shown$/);
  expect(await run('list', '--source', 'aleado/korea')).toContain('an old rule');
  await expect(run('retry', 'nobody')).rejects.toThrow(QuarantineError);
});

import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { createStatementRunner } from './statementRunner.ts';

test('each statement waits for a lock as long as its own caller, whatever the one before could wait', () => {
  const file = path.join(createTempDir(), 'state.sqlite');
  const run = createStatementRunner({ file, readonly: false });
  const other = new Sqlite(file);
  onTestFinished(() => {
    other.close();
    run({ kind: 'close' });
  });
  const execute = (sql: string, waitMs: number) =>
    run({ kind: 'run', sql, parameters: [], waitMs, isInTransaction: false });
  expect(execute('create table t (a)', 20_000)).toMatchObject({ ok: true });
  other.exec('begin immediate');
  const startedAt = performance.now();
  expect(execute('insert into t values (1)', 0)).toMatchObject({ ok: false, code: 'SQLITE_BUSY' });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

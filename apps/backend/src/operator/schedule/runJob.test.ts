import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openState } from '../../state/openState.ts';
import { MAX_RETENTION_DAYS } from '../../lib/retentionDays.ts';
import { readBackupHealth } from '../../state/backupNotes.ts';
import { runJob } from './runJob.ts';
import { ProgramKilled } from './runProgram.ts';

test('a job that finds no operator data fails and creates none', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-job-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lost = path.join(folder, 'lost');
  vi.stubEnv('VVOZ_DATA_DIR', lost);
  vi.stubEnv('DATABASE_URL', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const state = await openState({ file: path.join(folder, 'vvoz-state.sqlite') });
  onTestFinished(() => state.close());
  const job = {
    name: 'costs',
    pattern: '* * * * *',
    program: 'ingest',
    args: ['--source', 'costs'],
    variables: [],
  } as const;
  const log = { info: () => undefined, warn: () => undefined };
  const env = { retentionDays: MAX_RETENTION_DAYS, targets: [] };
  await expect(runJob(job, { state, env, log }, new AbortController().signal)).rejects.toThrow(
    /vvoz-state\.sqlite does not exist/,
  );
  expect(existsSync(path.join(lost, 'vvoz-state.sqlite'))).toBe(false);
});

test('a killed backup is noted as failed, because it could not do that itself', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-job-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const state = await openState({ file: path.join(folder, 'vvoz-state.sqlite') });
  onTestFinished(() => state.close());
  const killed = new ProgramKilled('backup was ended by SIGKILL');
  const job = { name: 'backup', pattern: '* * * * *', program: 'backup', args: [], variables: [] } as const;
  const log = { info: () => undefined, warn: () => undefined };
  const env = { retentionDays: MAX_RETENTION_DAYS, targets: [] };
  const run = () => Promise.reject(killed);
  await expect(runJob(job, { state, env, log, run }, new AbortController().signal)).rejects.toBe(killed);
  expect((await readBackupHealth(state.db)).failures).toBe(1);
});

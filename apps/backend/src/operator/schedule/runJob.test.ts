import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openState } from '../../state/openState.ts';
import { MAX_RETENTION_DAYS } from '../../lib/retentionDays.ts';
import { readBackupHealth } from '../../state/backupNotes.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { recordRun } from '../../ingest/health/feedRuns.ts';
import { saveLead } from '../../leads/saveLead.ts';
import type { Target } from '../../leads/targets/Target.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { OUTCOMES_JOB } from './outcomes.ts';
import { RETENTION_JOB } from './retention.ts';
import { runJob } from './runJob.ts';
import { ProgramKilled, type runProgram } from './runProgram.ts';
import type { Job } from './timetable.ts';

const PROGRAM_JOB: Job = {
  name: 'cbr',
  pattern: '* * * * *',
  program: 'ingest',
  args: ['--source', 'cbr'],
  variables: [],
};

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

test.each([
  ['backup', new ProgramKilled('backup was ended by SIGKILL'), 1],
  ['backup', new Error('backup ended with code 1: it has noted that itself'), 0],
  ['ingest', new ProgramKilled('ingest was ended by SIGKILL'), 0],
] as const)('only a killed backup is noted as failed here: %s, %s', async (program, error, failures) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-job-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const state = await openState({ file: path.join(folder, 'vvoz-state.sqlite') });
  onTestFinished(() => state.close());
  const job = { ...PROGRAM_JOB, program };
  const log = { info: () => undefined, warn: () => undefined };
  const env = { retentionDays: MAX_RETENTION_DAYS, targets: [] };
  const run = () => Promise.reject(error);
  await expect(runJob(job, { state, env, log, run }, new AbortController().signal)).rejects.toBe(error);
  expect((await readBackupHealth(state.db)).failures).toBe(failures);
});

test('a program gets its own variables only, and the operator an alarm about its third failure', async () => {
  const { db, engine } = await openTempState();
  vi.stubEnv('VVOZ_OWN', 'own');
  vi.stubEnv('VVOZ_OTHER', 'other');
  onTestFinished(() => void vi.unstubAllEnvs());
  const alarm = vi.fn<NonNullable<Target['alarm']>>(async () => undefined);
  const log = { info: vi.fn(), warn: vi.fn() };
  const env = { retentionDays: MAX_RETENTION_DAYS, targets: [{ name: 'sms', deliver: vi.fn(), alarm }] };
  const run = vi.fn<typeof runProgram>(async () => {
    await recordRun(db, 'jpcenter/main', () => Promise.reject(new Error('HTTP 502')));
  });
  const job = { ...PROGRAM_JOB, variables: ['VVOZ_OWN'] };
  const context = { state: { db, engine }, env, log, run };
  for (let failure = 1; failure <= 3; failure += 1) {
    await expect(runJob(job, context, new AbortController().signal)).rejects.toThrow('HTTP 502');
    expect(alarm).toHaveBeenCalledTimes(failure < 3 ? 0 : 1);
  }
  expect(run.mock.calls[0]?.[0]).toMatchObject({ name: 'cbr', program: 'ingest', args: ['--source', 'cbr'] });
  expect(run.mock.calls[0]?.[0].environment).toMatchObject({
    VVOZ_OWN: 'own',
    VVOZ_LEADS_RETENTION_DAYS: String(MAX_RETENTION_DAYS.leads),
  });
  expect(run.mock.calls[0]?.[0].environment).not.toHaveProperty('VVOZ_OTHER');
});

test('the outcomes and the retention are each done by their own job', async () => {
  const { db, engine } = await openTempState();
  const old = createSampleLead({ createdAt: '2020-01-01T00:00:00.000Z' });
  await saveLead({ db }, old, []);
  const listOutcomes = vi.fn<NonNullable<Target['listOutcomes']>>(async () => []);
  const log = { info: vi.fn(), warn: vi.fn() };
  const env = {
    retentionDays: MAX_RETENTION_DAYS,
    targets: [{ name: 'crm', deliver: vi.fn(), listOutcomes }],
  };
  const run = async (job: Job) => {
    await runJob(job, { state: { db, engine }, env, log }, new AbortController().signal);
    const { tel } = await db.selectFrom('lead').select('tel').executeTakeFirstOrThrow();
    return [listOutcomes.mock.calls.length, tel];
  };
  expect(await run(OUTCOMES_JOB)).toEqual([1, old.tel]);
  expect(await run(RETENTION_JOB)).toEqual([1, '']);
});

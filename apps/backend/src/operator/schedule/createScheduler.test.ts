import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readSourceSettings } from '../../ingest/sourceSettings.ts';
import type { State } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { createScheduler, type SchedulerOptions } from './createScheduler.ts';
import { listFeeds } from './listFeeds.ts';
import { listJobs, type Job } from './timetable.ts';

const JOB: Job = {
  name: 'jpcenter/main',
  pattern: '*/30 * * * *',
  program: 'ingest',
  args: [],
  variables: [],
};
const DUE = new Date('2026-11-21T06:30:00Z');

eachState('the scheduler', ({ open, place }) => {
  const startScheduler = (state: State, holder: string, run: SchedulerOptions['run']) => {
    const log = { info: () => undefined, warn: () => undefined };
    const scheduler = createScheduler({ state: state.db, jobs: [], holder, run, log });
    onTestFinished(() => scheduler.stop());
    return scheduler;
  };

  test('each due job is run by exactly one of several processes', async () => {
    const statePlace = await place();
    const states = await Promise.all([open(statePlace), open(statePlace), open(statePlace)]);
    let runs = 0;
    const schedulers = states.map((state, at) =>
      startScheduler(state, `p${at}`, async () => {
        runs += 1;
        await pause(20);
      }),
    );
    const results = await Promise.all(schedulers.map((scheduler) => scheduler.runIfDue(JOB, DUE)));
    expect(results.filter(Boolean)).toHaveLength(1);
    // A process that starts later does not run the job again.
    expect(await schedulers[0]!.runIfDue(JOB, DUE)).toBe(false);
    expect(runs).toBe(1);
    const next = new Date(DUE.getTime() + 1_800_000);
    expect(await schedulers[1]!.runIfDue(JOB, next)).toBe(true);
  });

  test('a failed job releases its lease and runs again next time', async () => {
    const state = await open();
    const scheduler = startScheduler(state, 'p', () => Promise.reject(new Error('no line')));
    expect(await scheduler.runIfDue(JOB, DUE)).toBe(true);
    const other = startScheduler(state, 'q', async () => undefined);
    expect(await other.runIfDue(JOB, new Date(DUE.getTime() + 60_000))).toBe(true);
  });
});

test('the timetable has configured sources only, each table at the interval of its type', () => {
  const listJobsFor = (environment: Readonly<Record<string, string>>) =>
    listJobs(readSourceSettings(environment).settings);
  expect(listJobsFor({}).map(({ name }) => name)).toEqual(['costs', 'estimate']);
  const jobs = listJobsFor({
    VVOZ_JPCENTER_URL: 'http://x',
    VVOZ_JPCENTER_CODE: 'c',
    VVOZ_JPCENTER_TABLES: 'main,stats,no-such-table,korea',
    VVOZ_CBR_URL: 'http://y',
  });
  expect(jobs.map(({ name, pattern }) => [name, pattern])).toEqual([
    ['jpcenter/main', '*/30 * * * *'],
    ['jpcenter/stats', '40 19 * * *'],
    ['jpcenter/korea', '20 */12 * * *'],
    ['cbr', '15,45 * * * *'],
    ['costs', '20,50 * * * *'],
    ['estimate', '30 20 * * *'],
  ]);
  expect(jobs.map(({ args }) => args.join(' '))).toEqual([
    '--source jpcenter --table main',
    '--source jpcenter --table stats',
    '--source jpcenter --table korea',
    '--source cbr',
    '--source costs --if-changed',
    '--source estimate',
  ]);
  // A program gets the secrets of its own source only.
  const [main, , , cbr] = jobs.map(({ variables }) => variables);
  expect(main).toContain('VVOZ_JPCENTER_CODE');
  expect(main).not.toContain('VVOZ_CBR_URL');
  expect(cbr).toEqual(['VVOZ_CBR_URL']);
});

test('listFeeds has each table of the configured sources', () => {
  const listFeedsFor = (environment: Readonly<Record<string, string>>) =>
    listFeeds(readSourceSettings(environment).settings);
  expect(listFeedsFor({})).toEqual(['costs', 'estimate']);
  expect(
    listFeedsFor({
      VVOZ_JPCENTER_URL: 'http://x',
      VVOZ_JPCENTER_CODE: 'c',
      VVOZ_JPCENTER_TABLES: 'main,korea',
      VVOZ_WORDPRESS_URL: 'http://y',
    }),
  ).toEqual([
    'jpcenter/main',
    'jpcenter/korea',
    'wordpress/spec',
    'wordpress/spec_japan',
    'wordpress/stock',
    'costs',
    'estimate',
  ]);
});

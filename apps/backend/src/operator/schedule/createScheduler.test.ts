import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSourceSettings } from '../../ingest/sourceSettings.ts';
import type { State } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
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

describe('a scheduler with a clock', () => {
  /** Schedulers of two processes whose job lasts until the test ends it, half a minute before 06:30 UTC. */
  async function startClock(pattern = JOB.pattern) {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.useFakeTimers({ now: DUE.getTime() - 30_000 });
    onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
    const { db } = await openTempState();
    const runs: { readonly signal: AbortSignal; readonly end: () => void }[] = [];
    const run = (_: Job, signal: AbortSignal) =>
      new Promise<void>((resolve) => void runs.push({ signal, end: resolve }));
    const log = { info: vi.fn(), warn: vi.fn() };
    const create = (holder: string, jobs: readonly Job[]) => {
      const scheduler = createScheduler({ state: db, jobs, holder, run, log });
      onTestFinished(async () => {
        for (const { end } of runs) end();
        await scheduler.stop();
      });
      return scheduler;
    };
    const job = { ...JOB, pattern };
    const scheduler = create('p', [job]);
    const endAll = async () => {
      for (const { end } of runs) end();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { job, scheduler, other: create('q', []), runs, log, endAll };
  }

  test('starts a job at its time in UTC, and not again while it runs', async () => {
    const { runs, endAll, log } = await startClock('30 6 * * *');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(runs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(1);
    await endAll();
    expect(log.info).toHaveBeenCalledTimes(1);
    const everyMinute = await startClock('* * * * *');
    await vi.advanceTimersByTimeAsync(90_000);
    expect(everyMinute.runs).toHaveLength(1);
    await everyMinute.endAll();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(everyMinute.runs).toHaveLength(2);
  });

  test('does not repeat what a process with a clock one second behind has run', async () => {
    const { job, other, runs, endAll } = await startClock();
    void other.runIfDue(job, DUE);
    await vi.advanceTimersByTimeAsync(0);
    await endAll();
    vi.setSystemTime(Date.now() + 1000);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(runs).toHaveLength(1);
  });

  test('keeps the lease of a long job, and gives it back at its end', async () => {
    const { job, other, runs, endAll } = await startClock();
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await other.runIfDue(job, new Date())).toBe(false);
    await endAll();
    await vi.advanceTimersByTimeAsync(60_000);
    void other.runIfDue(job, new Date());
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
  });

  test('stops by telling the running job to end, waits for it, and starts no other', async () => {
    const { job, scheduler, runs, endAll } = await startClock();
    await vi.advanceTimersByTimeAsync(30_000);
    const onStop = vi.fn();
    void scheduler.stop().then(onStop);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([runs.length, runs[0]?.signal.aborted, onStop.mock.calls.length]).toEqual([1, true, 0]);
    await endAll();
    expect(onStop).toHaveBeenCalled();
    expect(await scheduler.runIfDue(job, new Date())).toBe(false);
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

import { expect, onTestFinished, test, vi } from 'vitest';
import { withIngestLock } from '../../catalogue/db/ingestLock.ts';
import { createCounts } from '../../catalogue/db/ingestRuns.ts';
import { migrateSchema } from '../../catalogue/db/migrate.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { saveLead } from '../../leads/saveLead.ts';
import type { Alarm, Target } from '../../leads/targets/Target.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { createBucketServer } from '../../pictures/testing/createBucketServer.ts';
import { noteBackup } from '../../state/backupNotes.ts';
import { takeLease } from '../../state/lease.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import type { StateDb } from '../../state/schema.ts';
import type { Job } from '../schedule/timetable.ts';
import { createAlarmWatch, type AlarmWatchOptions } from './createAlarmWatch.ts';
import {
  findBackupProblems,
  findDiskProblems,
  findErrorProblems,
  findKilledImports,
  findLateImports,
  findLeadProblems,
} from './alarmRules.ts';

const MINUTE_MS = 60_000;
const JOB: Job = {
  name: 'jpcenter/main',
  pattern: '*/30 * * * *',
  program: 'ingest',
  args: [],
  variables: [],
};

const RUN = {
  source: JOB.name,
  outcome: 'done',
  started_at: '2026-11-21T23:30:00.000Z',
  finished_at: '2026-11-21T23:40:00.000Z',
};

/** A watch on an empty installation whose clock and faults the test sets. */
async function createScene(options: Partial<AlarmWatchOptions['env']> = {}) {
  const { db } = await openTempState();
  const dir = createTempDir();
  const alarms: Alarm[] = [];
  const scene = {
    now: new Date('2026-11-22T00:00:00Z'),
    isDown: false,
    refuse: false,
    answers: { all: 0, errors: 0 },
    /** How often it looked. */
    checks: 0,
    /** What each look waits for. */
    pending: Promise.resolve(),
    warnings: [] as string[],
  };
  const target: Target = {
    name: 'recorder',
    deliver: async () => undefined,
    alarm: async (alarm) => {
      if (scene.refuse) throw new Error('busy');
      alarms.push(alarm);
    },
  };
  const createWatch = (holder: string) =>
    createAlarmWatch({
      db,
      env: {
        targets: [target],
        dataDir: dir,
        databaseFile: `${dir}/vvoz.sqlite`,
        pictureBucket: undefined,
        backups: { dir, keep: 14, isNightly: true, isElsewhere: false },
        watchUrls: [],
        heartbeatUrl: undefined,
        ...options,
      },
      jobs: [JOB],
      checkWritable: async () => {
        scene.checks += 1;
        await scene.pending;
        if (scene.isDown) throw new Error('no database');
      },
      countAnswers: () => scene.answers,
      holder,
      log: { warn: (_, message) => void scene.warnings.push(message) },
      clock: () => scene.now,
    });
  const watch = createWatch('a');
  const passMinutes = (minutes: number) => (scene.now = new Date(scene.now.getTime() + minutes * MINUTE_MS));
  const look = async (other = watch) => {
    await other.check();
    return alarms.splice(0).map(({ subject }) => subject);
  };
  return { db, scene, watch, createWatch, passMinutes, look };
}

const addRun = (db: StateDb, outcome: string, at: Date) =>
  db
    .insertInto('feed_run')
    .values({
      ...createCounts(),
      id: `${outcome}${at.getTime()}`,
      source: JOB.name,
      started_at: at.toISOString(),
      finished_at: outcome === 'running' ? '' : at.toISOString(),
      outcome,
      error: '',
      losses: '',
    })
    .execute();

test.each([
  ['a timer of the machine makes them', true, ['Нет свежей резервной копии']],
  ['nobody promised them', false, []],
])('a day without a backup, when %s', async (_, isElsewhere, subjects) => {
  const backups = { dir: '/var/backups/vvoz', keep: 14, isNightly: false, isElsewhere };
  const { passMinutes, look } = await createScene({ backups });
  await look();
  passMinutes(26 * 60);
  expect((await look()).filter((subject) => subject.includes('копи'))).toEqual(subjects);
});

test('a quiet installation raises no alarm, and a missing import and backup one each, until they come', async () => {
  const { db, scene, passMinutes, look } = await createScene();
  expect(await look()).toEqual([]);
  passMinutes(61);
  expect(await look()).toEqual(['Источник jpcenter/main: давно не загружался']);
  expect(await look()).toEqual([]);
  await addRun(db, 'done', scene.now);
  expect(await look()).toEqual(['Снова в порядке: Источник jpcenter/main: давно не загружался']);
  passMinutes(24 * 60);
  await addRun(db, 'done', scene.now);
  expect(await look()).toEqual(['Нет свежей резервной копии']);
  await noteBackup(db, 'complete', scene.now);
  expect(await look()).toEqual(['Снова в порядке: Нет свежей резервной копии']);
  await noteBackup(db, 'failed', scene.now);
  expect(await look()).toEqual(['Резервная копия не удалась']);
});

test('an alarm that no target takes is sent again', async () => {
  const { scene, passMinutes, look } = await createScene();
  await look();
  passMinutes(61);
  scene.refuse = true;
  expect(await look()).toEqual([]);
  scene.refuse = false;
  expect(await look()).toEqual(['Источник jpcenter/main: давно не загружался']);
});

test('the end of a problem that no target takes is sent again, and other problems are not', async () => {
  const { db, scene, passMinutes, look } = await createScene();
  await look();
  passMinutes(26 * 60);
  expect(await look()).toHaveLength(2);
  await addRun(db, 'done', scene.now);
  scene.refuse = true;
  expect(await look()).toEqual([]);
  scene.refuse = false;
  expect(await look()).toEqual(['Снова в порядке: Источник jpcenter/main: давно не загружался']);
  expect(await look()).toEqual([]);
});

test('a lead that was given up does not wait, and one that waits is told once it has waited for ten minutes', async () => {
  const { db, passMinutes, look } = await createScene();
  await saveLead({ db }, createSampleLead({ createdAt: '2026-11-21T00:00:00.000Z' }), ['crm']);
  await db.updateTable('delivery').set({ state: 'dead' }).execute();
  await saveLead({ db }, createSampleLead({ createdAt: '2026-11-22T00:00:00.000Z' }), ['crm']);
  expect(await look()).toEqual(['Заявки не доставлены']);
  passMinutes(11);
  expect(await look()).toEqual(['Заявка ждёт доставки']);
});

test('a killed import is told from a running one by its lease, and ends with the next import', async () => {
  const { db, scene, passMinutes, look } = await createScene();
  await look();
  await addRun(db, 'running', scene.now);
  passMinutes(11);
  await takeLease(db, JOB.name, 'backend', 120_000, scene.now);
  expect(await look()).toEqual([]);
  passMinutes(3);
  expect(await look()).toEqual(['Источник jpcenter/main: загрузка оборвалась']);
  await addRun(db, 'done', scene.now);
  expect(await look()).toEqual(['Снова в порядке: Источник jpcenter/main: загрузка оборвалась']);
});

test('an import that writes the catalogue now was not killed, also without a lease', async () => {
  const databaseFile = `${createTempDir()}/vvoz.sqlite`;
  await migrateSchema(databaseFile);
  const catalogue = openDatabase(databaseFile);
  onTestFinished(() => void catalogue.close());
  const { db, scene, passMinutes, look } = await createScene({ databaseFile });
  await look();
  await addRun(db, 'running', scene.now);
  passMinutes(11);
  await withIngestLock(catalogue, async () => expect(await look()).toEqual([]));
  expect(await look()).toEqual(['Источник jpcenter/main: загрузка оборвалась']);
});

test('a database that stays away for three checks is reported without it, and its return too', async () => {
  const { scene, look } = await createScene();
  scene.isDown = true;
  expect([await look(), await look()].flat()).toEqual([]);
  expect(await look()).toEqual(['База данных заявок недоступна']);
  expect(await look()).toEqual([]);
  scene.isDown = false;
  expect(await look()).toEqual(['Снова в порядке: База данных заявок недоступна']);
});

test('a database that comes back at times is not reported', async () => {
  const { scene, look } = await createScene();
  for (const isDown of [true, true, false, true, true, false]) {
    scene.isDown = isDown;
    expect(await look()).toEqual([]);
  }
});

test('an alarm of this process, or its end, that no target takes is sent again', async () => {
  const { scene, look } = await createScene();
  scene.isDown = true;
  await look();
  await look();
  for (const subject of ['База данных заявок недоступна', 'Снова в порядке: База данных заявок недоступна']) {
    scene.refuse = true;
    expect(await look()).toEqual([]);
    scene.refuse = false;
    expect(await look()).toEqual([subject]);
    expect(await look()).toEqual([]);
    scene.isDown = false;
  }
});

test('errors are reported until they are five checks old, whatever else begins and ends meanwhile', async () => {
  const { scene, look } = await createScene();
  scene.answers = { all: 100, errors: 50 };
  const told: string[][] = [];
  for (const isDown of [true, true, true, false, false, false, false]) {
    scene.isDown = isDown;
    told.push(await look());
  }
  expect(told).toEqual([
    ['Много ошибок сервера'],
    [],
    ['База данных заявок недоступна'],
    ['Снова в порядке: База данных заявок недоступна'],
    [],
    ['Снова в порядке: Много ошибок сервера'],
    [],
  ]);
});

test('it looks every minute, not again while it looks, and a stop waits for the look', async () => {
  const { scene, watch } = await createScene();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  scene.pending = first.promise;
  const stop = watch.start();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(scene.checks).toBe(1);
  scene.pending = second.promise;
  first.resolve();
  const lookAgain = () => {
    vi.advanceTimersByTime(MINUTE_MS);
    expect(scene.checks).toBe(2);
  };
  await vi.waitFor(lookAgain, { interval: 10, timeout: 30_000 });
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  second.resolve();
  await stopped;
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(scene.checks).toBe(2);
});

test('an address that does not answer three times is reported, and the heartbeat goes on', async () => {
  let status = 503;
  let [beats, beatStatus] = [0, 200];
  const server = await startHttpServer(({ path }) => {
    if (path === '/beat') beats += 1;
    return { status: path === '/beat' ? beatStatus : status };
  });
  const { scene, look } = await createScene({
    watchUrls: [`${server.url}/healthz`],
    heartbeatUrl: `${server.url}/beat`,
  });
  const { host } = new URL(server.url);
  expect([await look(), await look()].flat()).toEqual([]);
  expect(await look()).toEqual([`${host} не отвечает`]);
  status = 200;
  expect(await look()).toEqual([`Снова в порядке: ${host} не отвечает`]);
  expect([beats, scene.warnings]).toEqual([4, []]);
  beatStatus = 500;
  await look();
  expect(scene.warnings).toEqual(['heartbeat not delivered']);
});

test('a bucket of pictures that refuses three times is reported, and its return too', async () => {
  let isRefusing = true;
  const { location } = await createBucketServer(() =>
    isRefusing ? { status: 403, code: 'AccessDenied' } : undefined,
  );
  const { look } = await createScene({ pictureBucket: location });
  expect([await look(), await look()].flat()).toEqual([]);
  expect(await look()).toEqual(['Хранилище снимков недоступно']);
  expect(await look()).toEqual([]);
  isRefusing = false;
  expect(await look()).toEqual(['Снова в порядке: Хранилище снимков недоступно']);
});

test('while alarms cannot be checked there is no heartbeat, and the log says why', async () => {
  let beats = 0;
  const server = await startHttpServer(() => {
    beats += 1;
    return { status: 200 };
  });
  const { db, scene, look } = await createScene({ heartbeatUrl: server.url });
  await db.schema.dropTable('note').execute();
  expect(await look()).toEqual([]);
  expect([beats, scene.warnings]).toEqual([0, ['the alarms could not be checked']]);
});

test('of two processes one tells what they share', async () => {
  const { createWatch, passMinutes, look } = await createScene();
  const other = createWatch('b');
  await look();
  passMinutes(61);
  await look(other);
  // The first process has the lease until it is gone for longer than two and a half minutes.
  passMinutes(1);
  expect([...(await look()), ...(await look(other))]).toEqual([]);
});

test('limits: ten minutes for a lead, 10 % of a disk, 2 % of 50 answers', () => {
  const subjects = (problems: readonly { readonly subject: string }[]) =>
    problems.map(({ subject }) => subject);
  expect(subjects(findLeadProblems({ dead: 0, oldestMs: 10 * MINUTE_MS }))).toEqual([]);
  expect(subjects(findLeadProblems({ dead: 0, oldestMs: 10 * MINUTE_MS + 1 }))).toEqual([
    'Заявка ждёт доставки',
  ]);
  expect(subjects(findLeadProblems({ dead: 2, oldestMs: 0 }))).toEqual(['Заявки не доставлены']);
  const disk = (freeBytes: number) => findDiskProblems([{ folder: '/data', freeBytes, bytes: 1000 }]);
  expect([disk(100).length, disk(99).length]).toEqual([0, 1]);
  const errors = (all: number, wrong: number) =>
    findErrorProblems({ all: all + 10, errors: wrong }, { all: 10, errors: 0 }).length;
  expect([errors(49, 49), errors(50, 1), errors(50, 2)]).toEqual([0, 0, 1]);
});

test('each address is counted on its own', async () => {
  let failing = /[ab]/;
  const server = await startHttpServer(({ path }) => ({ status: failing.test(path) ? 503 : 200 }));
  const { look } = await createScene({ watchUrls: [`${server.url}/a`, `${server.url}/b`] });
  expect([await look(), await look()].flat()).toEqual([]);
  failing = /a/;
  expect(await look()).toEqual([`${new URL(server.url).host} не отвечает`]);
});

test('a backup is late by the last one there was, and failed ones are told although nobody expects any', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const find = (lastSuccess: string | null, failures: number, isExpected = true) =>
    findBackupProblems({ lastSuccess, failures }, { isExpected, since: now, now }).map(
      ({ subject }) => subject,
    );
  expect(find(null, 0)).toEqual([]);
  expect(find('2026-11-20T23:00:00.000Z', 0)).toEqual([]);
  expect(find('2026-11-20T22:59:59.999Z', 0)).toEqual(['Нет свежей резервной копии']);
  expect(find('2026-11-20T22:59:59.999Z', 0, false)).toEqual([]);
  expect(find(null, 1, false)).toEqual(['Резервная копия не удалась']);
});

test('an import is late after twice its interval, by its own runs, whole or partial', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const since = new Date('2026-11-01T00:00:00Z');
  const find = (run: object, job: Partial<Job> = {}) =>
    findLateImports([{ ...JOB, ...job }], [{ ...RUN, ...run }], { since, now }).length;
  expect(find({ finished_at: '2026-11-21T23:00:00.000Z' })).toBe(0);
  expect(find({ finished_at: '2026-11-21T22:59:59.999Z' })).toBe(1);
  expect(find({ outcome: 'part' })).toBe(0);
  expect(find({ outcome: 'failed' })).toBe(1);
  expect(find({ source: 'jpcenter/korea' })).toBe(1);
  expect(find({ outcome: 'failed' }, { args: ['--source', 'costs', '--if-changed'] })).toBe(0);
  expect(find({ outcome: 'failed' }, { program: 'backup' })).toBe(0);
});

test('an import was killed if it is the last of its source, is old, and neither a lease nor a lock is there', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const running = { ...RUN, outcome: 'running', started_at: '2026-11-21T23:00:00.000Z', finished_at: '' };
  const find = (runs: readonly (typeof running)[], leases: readonly string[] = [], isImporting = false) =>
    findKilledImports(runs, { leases: new Set(leases), isImporting, now }).map(({ source }) => source);
  expect(find([{ ...RUN, source: 'cbr' }, running])).toEqual(['killed jpcenter/main']);
  expect(find([RUN, running])).toEqual([]);
  expect(find([{ ...running, started_at: '2026-11-21T23:50:00.000Z' }])).toEqual([]);
  expect(find([running], ['jpcenter/main'])).toEqual([]);
  expect(find([running], ['jpcenter/korea'])).toEqual(['killed jpcenter/main']);
  expect(find([running], [], true)).toEqual([]);
});

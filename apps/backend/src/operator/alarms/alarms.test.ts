import { expect, test } from 'vitest';
import { createCounts } from '../../catalogue/db/ingestRuns.ts';
import type { Alarm, Target } from '../../leads/targets/Target.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { noteBackup } from '../../state/backupNotes.ts';
import { takeLease } from '../../state/lease.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import type { StateDb } from '../../state/schema.ts';
import type { Job } from '../schedule/timetable.ts';
import { createAlarmWatch, type AlarmWatchOptions } from './createAlarmWatch.ts';
import { findDiskProblems, findErrorProblems, findLeadProblems } from './alarmRules.ts';

const MINUTE_MS = 60_000;
const JOB: Job = {
  name: 'jpcenter/main',
  pattern: '*/30 * * * *',
  program: 'ingest',
  args: [],
  variables: [],
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
        backups: { dir, keep: 14, isNightly: true, isElsewhere: false },
        watchUrls: [],
        heartbeatUrl: undefined,
        ...options,
      },
      jobs: [JOB],
      checkWritable: async () => {
        if (scene.isDown) throw new Error('no database');
      },
      countAnswers: () => scene.answers,
      holder,
      log: { warn: () => undefined },
      clock: () => scene.now,
    });
  const watch = createWatch('a');
  const passMinutes = (minutes: number) => (scene.now = new Date(scene.now.getTime() + minutes * MINUTE_MS));
  const look = async (other = watch) => {
    await other.check();
    return alarms.splice(0).map(({ subject }) => subject);
  };
  return { db, scene, createWatch, passMinutes, look };
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

test('a database that stays away for three checks is reported without it, and its return too', async () => {
  const { scene, look } = await createScene();
  scene.isDown = true;
  expect([await look(), await look()].flat()).toEqual([]);
  expect(await look()).toEqual(['База данных заявок недоступна']);
  expect(await look()).toEqual([]);
  scene.isDown = false;
  expect(await look()).toEqual(['Снова в порядке: База данных заявок недоступна']);
});

test('an address that does not answer three times is reported, and the heartbeat goes on', async () => {
  let status = 503;
  let beats = 0;
  const server = await startHttpServer(({ path }) => {
    if (path === '/beat') beats += 1;
    return { status: path === '/beat' ? 200 : status };
  });
  const { look } = await createScene({
    watchUrls: [`${server.url}/healthz`],
    heartbeatUrl: `${server.url}/beat`,
  });
  const { host } = new URL(server.url);
  expect([await look(), await look()].flat()).toEqual([]);
  expect(await look()).toEqual([`${host} не отвечает`]);
  status = 200;
  expect(await look()).toEqual([`Снова в порядке: ${host} не отвечает`]);
  expect(beats).toBe(4);
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

import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import type { startFaultProxy } from '../faultProxy.ts';
import type { PairStack } from '../../pair/PairStack.ts';
import type { DayClock } from './DayClock.ts';
import { killProgram } from './findProgram.ts';
import { getStatePath, isImportNoted } from './importRuns.ts';
import type { Expectation } from './judgeAlarms.ts';
import type { Receivers } from './receivers.ts';
import { findMountObstacle, SMALL_DISK } from './smallDisk.ts';

export interface DayScene {
  readonly stack: PairStack;
  readonly clock: DayClock;
  readonly receivers: Receivers;
  readonly feed: Awaited<ReturnType<typeof startFaultProxy>>;
  readonly dataDir: string;
  readonly backupDir: string;
  /** Ends a server and starts it again. One at a time: a kill and a release must not both start the same one. */
  readonly restart: (server: IsolatedProcess, how: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** Runs a command of the operator with the clock of the day. */
  readonly operate: (program: string, args: readonly string[]) => Promise<unknown>;
  readonly signal: AbortSignal;
}

type Expected = Omit<Expectation, 'cause' | 'at' | 'isRequired'> & { readonly isRequired?: boolean };

/** Something that happens during the day, and the alarms that it must cause. */
export interface DayEvent {
  readonly name: string;
  /** When it begins, hours after midnight of the first date. */
  readonly hours: number;
  /** True: nothing else is killed meanwhile. */
  readonly isAlone?: boolean;
  /** Returns why this machine cannot do it. */
  readonly findObstacle?: () => string | undefined;
  /** Does it and puts it right again. Calls `begin` at the moment from which alarms are counted. */
  readonly run: (scene: DayScene, begin: () => void) => Promise<void>;
  /** Alarms; times are minutes after `begin`. */
  readonly alarms: readonly Expected[];
}

const LOCK_WAIT_MS = 20_000;

const listBackendPids = ({ stack }: DayScene) => stack.backends.map(({ pid }) => pid);

/** In order of their time. */
export const DAY_EVENTS: readonly DayEvent[] = [
  {
    name: 'import killed',
    hours: 6.9,
    run: async (scene, begin) => {
      await killProgram(
        /ingest\.ts .*--table main/,
        () => listBackendPids(scene),
        () => isImportNoted(scene.dataDir, 'jpcenter/main'),
        scene.signal,
      );
      begin();
    },
    alarms: [
      {
        subject: /jpcenter\/main: загрузка оборвалась/,
        earliest: 9,
        latest: 20,
        end: 60,
      },
      { subject: /jpcenter\/main: давно не загружался/, earliest: 0, latest: 60, end: 75, isRequired: false },
    ],
  },
  {
    name: 'CRM down for 40 minutes',
    hours: 8.2,
    run: async ({ clock, receivers, signal }, begin) => {
      receivers.setCrm('down');
      begin();
      await clock.pause(40, signal);
      receivers.setCrm('open');
    },
    alarms: [{ subject: /Заявка ждёт доставки/, earliest: 9, latest: 18, end: 85 }],
  },
  {
    name: 'CRM refuses a request for good',
    hours: 10.3,
    run: async ({ clock, receivers, operate, signal }, begin) => {
      receivers.setCrm('refuse');
      begin();
      await clock.pause(20, signal);
      await operate('leads', ['retry', '--dead']);
    },
    alarms: [{ subject: /Заявки не доставлены/, earliest: 0, latest: 10, end: 45 }],
  },
  {
    name: 'feed down for three hours',
    hours: 11.1,
    run: async ({ clock, feed, signal }, begin) => {
      feed.set('stopped');
      begin();
      await clock.pause(180, signal);
      feed.set(undefined);
    },
    alarms: [
      { subject: /jpcenter\/main: давно не загружался/, earliest: 20, latest: 80, end: 240 },
      {
        subject: /jpcenter\/main: (?:загрузка не удаётся|снова в порядке)/,
        earliest: 50,
        latest: 120,
        end: 240,
      },
    ],
  },
  {
    name: 'gateway killed, back after 20 minutes',
    hours: 15.2,
    run: async ({ clock, stack, signal }, begin) => {
      await stack.gateway.kill();
      begin();
      await clock.pause(20, signal);
      await stack.gateway.start();
    },
    alarms: [{ subject: /127\.0\.0\.1:\d+ не отвечает/, earliest: 1, latest: 12, end: 40 }],
  },
  {
    name: 'backup killed, repeated by hand',
    hours: 17.6,
    run: async (scene, begin) => {
      await killProgram(
        /\/backup\.ts/,
        () => listBackendPids(scene),
        () => true,
        scene.signal,
      );
      begin();
      await scene.clock.pause(20, scene.signal);
      await scene.operate('backup', []);
    },
    alarms: [{ subject: /Резервная копия не удалась/, earliest: 0, latest: 12, end: 60 }],
  },
  {
    name: 'database locked for 50 minutes',
    hours: 19.2,
    isAlone: true,
    run: async ({ clock, dataDir, signal }, begin) => {
      const database = new DatabaseSync(getStatePath(dataDir), { timeout: LOCK_WAIT_MS });
      try {
        database.exec('begin exclusive');
        begin();
        await clock.pause(50, signal);
        database.exec('rollback');
      } finally {
        database.close();
      }
    },
    alarms: [
      { subject: /База данных заявок недоступна/, earliest: 1, latest: 45, end: 90 },
      { subject: /Много ошибок сервера/, earliest: 0, latest: 70, end: 110, isRequired: false },
      { subject: /Заявка ждёт доставки/, earliest: 9, latest: 80, end: 140, isRequired: false },
      {
        subject: /давно не загружался/,
        earliest: 0,
        latest: 100,
        end: 150,
        isRequired: false,
      },
      { subject: /загрузка оборвалась/, earliest: 0, latest: 80, end: 150, isRequired: false },
    ],
  },
  {
    name: 'release: backends, then sites, one process after the other',
    hours: 22.2,
    run: async ({ stack, restart }, begin) => {
      begin();
      for (const server of [...stack.backends, ...stack.sites]) await restart(server, 'SIGTERM');
    },
    alarms: [],
  },
  {
    name: 'disk of the backups full',
    hours: 24,
    findObstacle: findMountObstacle,
    run: async ({ clock, backupDir, signal }, begin) => {
      const { bavail, bsize } = statfsSync(backupDir);
      const ballast = path.join(backupDir, 'ballast');
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - Math.round(SMALL_DISK * 0.05)));
      begin();
      await clock.pause(20, signal);
      rmSync(ballast);
    },
    alarms: [{ subject: /Диск заполняется/, earliest: 0, latest: 12, end: 40 }],
  },
];

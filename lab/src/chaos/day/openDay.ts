import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startSupplier } from '@vvoz/supplier/startSupplier';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { PairStack } from '../../pair/PairStack.ts';
import { startFaultProxy } from '../faultProxy.ts';
import { DayClock } from './DayClock.ts';
import type { DayScene } from './events.ts';
import { isLateImport } from './importRuns.ts';
import { startReceivers } from './receivers.ts';
import { mountSmallDisk } from './smallDisk.ts';

export interface DayOptions {
  /** A folder that only this call uses. */
  readonly dataDir: string;
  /** How many minutes the day takes. */
  readonly minutes: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly detail: (text: string) => void;
}

/** Records of a table of the feed. */
const RECORDS = 60;

/**
 * Starts the installation of a day, as an operator does: migration, first imports, then two backends and two sites behind
 * the gateway. `opened` closes everything, also after an error.
 */
export async function openDay(
  nginx: string,
  { dataDir, minutes, seed, signal }: DayOptions,
  opened: AsyncDisposableStack,
): Promise<DayScene> {
  const backupDir = path.join(dataDir, 'backups');
  mkdirSync(backupDir, { recursive: true });
  opened.defer(mountSmallDisk(backupDir));
  const clock = new DayClock(minutes);
  const receivers = await startReceivers(
    () => clock.now(),
    (subject) => isLateImport(dataDir, subject, clock.now()),
  );
  opened.defer(receivers.close);
  const supplier = await startSupplier({ count: RECORDS, seed, now: new Date(clock.now()) });
  opened.defer(supplier.close);
  const feed = await startFaultProxy(supplier.variables['VVOZ_JPCENTER_URL']!);
  opened.defer(feed.close);
  const env = {
    ...clock.variables,
    ...receivers.variables,
    VVOZ_DATA_DIR: dataDir,
    VVOZ_BACKUP_DIR: backupDir,
    VVOZ_CBR_URL: supplier.variables['VVOZ_CBR_URL']!,
    VVOZ_JPCENTER_URL: feed.url,
    VVOZ_JPCENTER_CODE: supplier.variables['VVOZ_JPCENTER_CODE']!,
    VVOZ_JPCENTER_TABLES: 'main',
    VVOZ_LOG_LEVEL: 'info',
  };
  const operate = (program: string, args: readonly string[]) => runOperatorProgram(program, args, env);
  await operate('migrate', ['up']);
  for (const args of [
    ['--source', 'cbr'],
    ['--source', 'jpcenter'],
  ])
    await operate('ingest', args);
  const stack = await PairStack.start({
    nginx,
    dataDir,
    backendEnv: ({ healthPort }) => ({ ...env, VVOZ_WATCH_URLS: `http://127.0.0.1:${healthPort}/healthz` }),
  });
  opened.defer(() => stack.stop());
  let turn: Promise<void> = Promise.resolve();
  const restart: DayScene['restart'] = (server, how) => {
    turn = turn.then(async () => {
      await server.end(how);
      await server.start();
    });
    return turn;
  };
  return { stack, clock, receivers, feed, dataDir, backupDir, operate, restart, signal };
}

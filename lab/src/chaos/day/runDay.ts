import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSupplier } from '@vvoz/supplier/startSupplier';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { findNginx, formatMissingNginx } from '@vvoz/tools/lib/findNginx';
import { createChance } from '../../lib/random.ts';
import { SiteVisitor } from '../../lib/SiteVisitor.ts';
import { findLeadFaults } from '../../lib/storedLeads.ts';
import { PairStack } from '../../pair/PairStack.ts';
import { buildMainSite } from '../buildMainSite.ts';
import { startFaultProxy } from '../faultProxy.ts';
import { DayClock } from './DayClock.ts';
import { DAY_EVENTS, SMALL_DISK, type DayScene } from './events.ts';
import { isLateImport } from './isLateImport.ts';
import { judgeAlarms, type Expectation } from './judgeAlarms.ts';
import { startReceivers } from './receivers.ts';

export interface DayOptions {
  /** A folder that only this call uses. */
  readonly dataDir: string;
  /** How many minutes the day takes. */
  readonly minutes: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly detail: (text: string) => void;
}

const POSTERS = 2;
const LEAD_PAUSE_MS = 800;
const RECORDS = 60;
/** Minutes of the day between two kills: at least, and a random part. */
const KILL_PAUSE = { least: 10, random: 30 };
/** When the day ends, hours after midnight of its first date. */
const END_HOURS = 29.8;
/** How long deliveries that wait at the end of the day may take, ms. */
const DRAIN_MS = 60_000;

/** Mounts a small disk that an event fills. Returns a function that removes it. */
function mountSmallDisk(folder: string): () => void {
  const obstacle = DAY_EVENTS.find(({ name }) => name.startsWith('disk'))?.findObstacle?.();
  if (obstacle !== undefined) return () => undefined;
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'vvoz-chaos', folder]);
  return () => void spawnSync('umount', [folder]);
}

/** The day itself. What it opens is closed by `opened`. */
async function live(
  nginx: string,
  { dataDir, minutes, seed, signal, detail }: DayOptions,
  opened: AsyncDisposableStack,
): Promise<number> {
  const backupDir = path.join(dataDir, 'backups');
  mkdirSync(backupDir, { recursive: true });
  opened.defer(mountSmallDisk(backupDir));
  const clock = new DayClock(minutes);
  const receivers = await startReceivers(
    () => clock.now(),
    (subject) => isLateImport(path.join(dataDir, 'vvoz-state.sqlite'), subject, clock.now()),
  );
  opened.defer(receivers.stop);
  const supplier = await startSupplier({ count: RECORDS, seed, now: new Date(clock.now()) });
  opened.defer(supplier.close);
  const feed = await startFaultProxy(supplier.variables['VVOZ_JPCENTER_URL']!);
  opened.defer(feed.stop);
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
  const pick = createChance(seed);
  const visitor = new SiteVisitor(`http://127.0.0.1:${stack.gateway.port}`, pick);
  let turn: Promise<void> = Promise.resolve();
  const restart: DayScene['restart'] = (server, how) => {
    turn = turn.then(async () => {
      await server.end(how);
      await server.start();
    });
    return turn;
  };
  const scene: DayScene = { stack, clock, receivers, feed, dataDir, backupDir, operate, restart, signal };
  const over = new AbortController();
  opened.defer(() => over.abort());
  const ending = AbortSignal.any([signal, over.signal]);
  const faults: string[] = [];
  const expectations: Expectation[] = [];
  const acknowledged = new Map<string, number>();
  let kills = 0;
  let alone = false;

  async function post(): Promise<void> {
    while (!ending.aborted) {
      const before = new Set(visitor.leads.keys());
      faults.push(...(await visitor.deliverLead(ending)));
      for (const [key, id] of visitor.leads) if (!before.has(key)) acknowledged.set(id, clock.now());
      await pause(LEAD_PAUSE_MS);
    }
  }
  async function kill(): Promise<void> {
    const servers = [...stack.backends, ...stack.sites];
    for (;;) {
      await clock.pause(KILL_PAUSE.least + pick.below(KILL_PAUSE.random), ending);
      if (alone) continue;
      const server = servers[pick.below(servers.length)]!;
      await restart(server, 'SIGKILL');
      kills += 1;
    }
  }
  async function passDay(): Promise<void> {
    for (const { name, hours, isAlone = false, findObstacle, run, alarms } of DAY_EVENTS) {
      const obstacle = findObstacle?.();
      if (obstacle !== undefined) {
        console.log(`SKIPPED ${name}: ${obstacle}`);
        continue;
      }
      await clock.waitUntil(hours, signal);
      alone = isAlone;
      detail(`${clock.format()} ${name}; ${visitor.leads.size} requests, ${kills} kills`);
      let at = clock.now();
      await run(scene, () => {
        at = clock.now();
      });
      alone = false;
      expectations.push(...alarms.map((alarm) => ({ isRequired: true, ...alarm, cause: name, at })));
    }
    await clock.waitUntil(END_HOURS, signal);
  }
  /** Waits until the CRM has each acknowledged request. */
  async function drain(): Promise<void> {
    const giveUp = performance.now() + DRAIN_MS;
    const isMissing = () => [...visitor.leads.values()].some((id) => !receivers.received.has(id));
    while (isMissing() && performance.now() < giveUp && !signal.aborted) await pause(200);
  }

  const others = Promise.allSettled([...Array.from({ length: POSTERS }, post), kill()]);
  await passDay();
  over.abort();
  await others;
  await drain();
  const judged = judgeAlarms(receivers.alarms, expectations);
  const stored = await findLeadFaults(dataDir, visitor.leads);
  const undelivered = [...visitor.leads.values()].filter((id) => !receivers.received.has(id));
  faults.push(
    ...judged.faults,
    ...stored.faults,
    ...undelivered.map((id) => `lead ${id} never reached the CRM`),
  );
  for (const line of judged.lines) console.log(`  ${line}`);
  for (const fault of faults.slice(0, 30)) console.log(`  FAULT ${fault}`);
  console.log(
    `day: ${visitor.leads.size} requests, lost ${stored.lost}, doubled ${stored.doubled}, delivered again ${receivers.repeated()}; ${kills} kills of sites and backends; ${receivers.alarms.length} messages; faults ${faults.length}`,
  );
  return Number(faults.length > 0 || signal.aborted);
}

/**
 * Lets a day pass in some minutes: two sites and two backends behind the gateway, imports, rates, costs and the nightly
 * backup by the timetable, requests without a pause. Every process is killed (SIGKILL) at random, and the events of
 * DAY_EVENTS happen. Each alarm that should come must come and end, none may come without a reason, and each acknowledged
 * request must be stored once and be in the CRM. Returns 1 after a fault. Without nginx it prints a warning and checks
 * nothing.
 */
export async function runDay(options: DayOptions): Promise<number> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.warn(formatMissingNginx('the day is'));
    return 0;
  }
  await buildMainSite(options.dataDir, options.signal, options.detail);
  const opened = new AsyncDisposableStack();
  try {
    return await live(nginx, options, opened);
  } finally {
    await opened.disposeAsync();
  }
}

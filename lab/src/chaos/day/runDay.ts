import { setTimeout as pause } from 'node:timers/promises';
import { findNginx, formatMissingNginx } from '@vvoz/tools/lib/findNginx';
import { createChance } from '../../lib/random.ts';
import { SiteVisitor } from '../../lib/SiteVisitor.ts';
import { findLeadFaults } from '../../lib/storedLeads.ts';
import { buildMainSite } from '../../lib/buildMainSite.ts';
import { DAY_EVENTS, type DayScene } from './events.ts';
import { judgeAlarms, type Expectation } from './judgeAlarms.ts';
import { openDay, type DayOptions } from './openDay.ts';

const POSTERS = 2;
const LEAD_PAUSE_MS = 800;
/** Minutes of the day between two kills: at least, and a random part. */
const KILL_PAUSE = { least: 10, random: 30 };
/** When the day ends, hours after midnight of its first date. */
const END_HOURS = 29.8;
/** How long deliveries that wait at the end of the day may take, ms. */
const DRAIN_MS = 60_000;
const MAX_FAULTS_SHOWN = 30;

/** Lets the day pass, and prints what came of it. Returns 1 after a fault. */
async function passDay(
  scene: DayScene,
  { dataDir, seed, detail }: DayOptions,
  opened: AsyncDisposableStack,
): Promise<number> {
  const { stack, clock, receivers, restart, signal } = scene;
  const pick = createChance(seed);
  const visitor = new SiteVisitor(`http://127.0.0.1:${stack.gateway.port}`, pick);
  const over = new AbortController();
  opened.defer(() => over.abort());
  const ending = AbortSignal.any([signal, over.signal]);
  const faults: string[] = [];
  const expectations: Expectation[] = [];
  let kills = 0;
  let isAlone = false;

  async function post(): Promise<void> {
    while (!ending.aborted) {
      faults.push(...(await visitor.deliverLead(ending)));
      await pause(LEAD_PAUSE_MS);
    }
  }
  async function kill(): Promise<void> {
    const servers = [...stack.backends, ...stack.sites];
    for (;;) {
      await clock.pause(KILL_PAUSE.least + pick.below(KILL_PAUSE.random), ending);
      if (isAlone) continue;
      const server = servers[pick.below(servers.length)]!;
      await restart(server, 'SIGKILL');
      kills += 1;
    }
  }
  async function runEvents(): Promise<void> {
    for (const { name, hours, findObstacle, run, alarms, ...event } of DAY_EVENTS) {
      const obstacle = findObstacle?.();
      if (obstacle !== undefined) {
        console.log(`SKIPPED ${name}: ${obstacle}`);
        continue;
      }
      await clock.waitUntil(hours, signal);
      isAlone = event.isAlone ?? false;
      detail(`${clock.format()} ${name}; ${visitor.leads.size} requests, ${kills} kills`);
      let at = clock.now();
      await run(scene, () => {
        at = clock.now();
      });
      isAlone = false;
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

  const noteFault = (error: unknown) => {
    // At the end of the day pauses are aborted.
    if (!ending.aborted) faults.push(String(error));
  };
  const others = Promise.all(
    [...Array.from({ length: POSTERS }, post), kill()].map((work) => work.catch(noteFault)),
  );
  await runEvents();
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
  for (const fault of faults.slice(0, MAX_FAULTS_SHOWN)) console.log(`  FAULT ${fault}`);
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
    return await passDay(await openDay(nginx, options, opened), options, opened);
  } finally {
    await opened.disposeAsync();
  }
}

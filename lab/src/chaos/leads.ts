import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import type { Chance } from '../lib/random.ts';
import type { LeadFaults } from '../lib/compareLeads.ts';
import type { Disturbance, Scene } from './disturbances/Disturbance.ts';
import { DISTURBANCES } from './disturbances/disturbances.ts';
import { kill } from './disturbances/kill.ts';
import { LeadSender } from './LeadSender.ts';
import { findLeadFaults } from '../lib/storedLeads.ts';

/** Clients that send at the same time. */
const CLIENTS = 50;
const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'disturbances/shiftedClock.ts')).href;

export interface LeadChaosOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly leads: number;
  readonly kills: number;
  /** How often each disturbance other than a kill happens. */
  readonly rounds: number;
  /** How long a lock or a full disk lasts, ms. */
  readonly holdMs: number;
}

export interface LeadChaos extends LeadFaults {
  readonly acknowledged: number;
  /** Answers 503 with Retry-After. */
  readonly refused: number;
  /** The longest time to an answer, ms. */
  readonly slowestMs: number;
  /** Disturbances by name, with the number of times. */
  readonly disturbances: ReadonlyMap<string, number>;
  /** Disturbances that are not possible on this machine, with the reason. */
  readonly skipped: readonly string[];
  readonly faults: readonly string[];
}

/** Lists kills and disturbances in random order, and the disturbances that are not possible here. */
function planDisturbances(kills: number, rounds: number, pick: Chance) {
  const skipped: string[] = [];
  const left: Disturbance[] = Array.from({ length: kills }, () => kill);
  for (const disturbance of DISTURBANCES) {
    const obstacle = disturbance.findObstacle?.();
    if (obstacle !== undefined) skipped.push(`${disturbance.name}: ${obstacle}`);
    else for (let round = 0; round < rounds; round += 1) left.push(disturbance);
  }
  const planned: Disturbance[] = [];
  while (left.length > 0) planned.push(...left.splice(pick.below(left.length), 1));
  return { planned, skipped };
}

/**
 * Posts leads while the backend is killed (SIGKILL) at random moments and restarted, its database is locked, its disk
 * full, its disposable files damaged and its clock wrong. Every answered lead must be stored once, under the id of the
 * answer, and reads must be answered meanwhile.
 */
export async function runLeadChaos(
  { dataDir, port, leads, kills, rounds, holdMs }: LeadChaosOptions,
  pick: Chance,
  signal: AbortSignal,
  detail: (text: string) => void,
): Promise<LeadChaos> {
  const clockFile = path.join(dataDir, 'chaos-clock');
  const backend = new IsolatedBackend({
    dataDir,
    port,
    readyPath: '/livez',
    env: { VVOZ_LOG_LEVEL: 'error', VVOZ_CHAOS_CLOCK: clockFile, NODE_OPTIONS: `--import=${CLOCK}` },
  });
  const faults: string[] = [];
  const stateFile = path.join(dataDir, 'vvoz-state.sqlite');
  const onFault = (fault: string) => faults.push(fault);
  const scene: Scene = { backend, dataDir, stateFile, clockFile, holdMs, pick, onFault };
  const { planned, skipped } = planDisturbances(kills, rounds, pick);
  const disturbances = new Map<string, number>();
  const failed = new AbortController();
  const sender = new LeadSender(backend.url, AbortSignal.any([signal, failed.signal]));
  const keys = Array.from({ length: leads }, () => randomUUID()).values();
  await backend.start();
  try {
    const client = async () => {
      for (const key of keys) {
        if (signal.aborted || failed.signal.aborted) return;
        await sender.send(key);
      }
    };
    const posting = Promise.all(Array.from({ length: CLIENTS }, client));
    for (const [index, disturbance] of planned.entries()) {
      const due = ((index + 1) / (planned.length + 1)) * leads;
      while (sender.ids.size < due && !signal.aborted) await pause(5);
      if (signal.aborted) break;
      detail(
        `${sender.ids.size} of ${leads} leads answered, ${index + 1} of ${planned.length}: ${disturbance.name}`,
      );
      await disturbance.run(scene);
      disturbances.set(disturbance.name, (disturbances.get(disturbance.name) ?? 0) + 1);
    }
    await posting;
  } finally {
    // After an error the clients must not go on sending.
    failed.abort();
    await backend.end();
  }
  if (sender.ids.size < leads && !signal.aborted)
    faults.push(`${leads - sender.ids.size} leads were never answered`);
  const compared = await findLeadFaults(dataDir, sender.ids);
  return {
    ...compared,
    acknowledged: sender.ids.size,
    refused: sender.refused,
    slowestMs: sender.slowestMs,
    disturbances,
    skipped,
    faults: [...faults, ...sender.faults, ...compared.faults],
  };
}

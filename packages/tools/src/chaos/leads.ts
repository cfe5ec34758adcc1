import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IsolatedBackend } from '../backend/IsolatedBackend.ts';
import type { Chance } from '../fuzz/random.ts';
import { postLead } from './postLead.ts';
import { findLeadFaults } from './storedLeads.ts';

const CONCURRENCY = 16;
/**
 * A lead is sent again for this long, ms, before it counts as unanswered. The backend starts several times meanwhile.
 */
const GIVE_UP_MS = 120_000;

export interface LeadChaos {
  readonly acknowledged: number;
  readonly kills: number;
  /** Answered leads that are missing or stored twice. */
  readonly faults: readonly string[];
}

/** Sends a lead with one key until it is answered, as a page does. Returns its id, or undefined. */
async function send(url: string, key: string, signal: AbortSignal): Promise<string | undefined> {
  const giveUp = performance.now() + GIVE_UP_MS;
  while (performance.now() < giveUp && !signal.aborted) {
    try {
      const answer = await postLead(url, key, { name: key, page: '/chaos' }, AbortSignal.timeout(10_000));
      if (answer.ok) return ((await answer.json()) as { data: { id: string } }).data.id;
      await answer.text();
    } catch {
      // The backend is down, or was killed before it answered.
    }
    await pause(50);
  }
  return undefined;
}

/**
 * Posts leads while the backend is killed (SIGKILL) at random moments and restarted. Every answered lead must be stored
 * once, under the id of the answer.
 */
export async function runLeadChaos(
  { dataDir, port, leads, kills }: { dataDir: string; port: number; leads: number; kills: number },
  pick: Chance,
  signal: AbortSignal,
  detail: (text: string) => void,
): Promise<LeadChaos> {
  const backend = new IsolatedBackend({ dataDir, port, env: { VVOZ_LOG_LEVEL: 'error' } });
  const ids = new Map<string, string>();
  const keys = Array.from({ length: leads }, () => randomUUID()).values();
  let killed = 0;
  await backend.start();
  try {
    const worker = async () => {
      for (const key of keys) {
        if (signal.aborted) return;
        const id = await send(backend.url, key, signal);
        if (id !== undefined) ids.set(key, id);
        detail(`${ids.size} of ${leads} leads answered, killed ${killed} times`);
      }
    };
    const posting = Promise.all(Array.from({ length: CONCURRENCY }, worker));
    while (killed < kills && ids.size < leads && !signal.aborted) {
      const due = ((killed + 1) / (kills + 1)) * leads;
      if (ids.size < due) {
        await pause(5);
        continue;
      }
      await pause(pick.below(60));
      await backend.end('SIGKILL');
      killed += 1;
      await backend.start();
    }
    await posting;
  } finally {
    await backend.end();
  }
  const faults = [...(await findLeadFaults(dataDir, ids))];
  if (ids.size < leads && !signal.aborted) faults.push(`${leads - ids.size} leads were never answered`);
  return { acknowledged: ids.size, kills: killed, faults };
}

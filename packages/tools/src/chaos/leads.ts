import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { IsolatedBackend } from '../backend/IsolatedBackend.ts';
import type { Chance } from '../fuzz/random.ts';
import { root } from '../lib/root.ts';
import { postLead } from './postLead.ts';

const run = promisify(execFile);
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

async function exportLeads(dataDir: string): Promise<readonly { id: string; name: string }[]> {
  const program = path.join(root, 'apps/backend/src/operator/cli/leads.ts');
  const { stdout } = await run(process.execPath, [program, 'export', '--format', 'json'], {
    env: { ...process.env, VVOZ_DATA_DIR: dataDir },
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout) as { id: string; name: string }[];
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
  const rows = await exportLeads(dataDir);
  const byName = new Map<string, string[]>();
  for (const { id, name } of rows) byName.set(name, [...(byName.get(name) ?? []), id]);
  const faults: string[] = [];
  for (const [key, id] of ids) {
    const storedIds = byName.get(key) ?? [];
    if (storedIds.length !== 1 || storedIds[0] !== id)
      faults.push(`lead ${id} is stored ${storedIds.length} times under its key: ${storedIds.join(', ')}`);
  }
  if (ids.size < leads && !signal.aborted) faults.push(`${leads - ids.size} leads were never answered`);
  return { acknowledged: ids.size, kills: killed, faults };
}

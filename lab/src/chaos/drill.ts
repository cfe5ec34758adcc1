import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { postLead } from '../lib/postLead.ts';
import { findLeadFaults } from '../lib/storedLeads.ts';

export interface DrillOptions {
  readonly dataDir: string;
  readonly backupDir: string;
  readonly port: number;
  /** Leads that are acknowledged before the backup begins. */
  readonly leads: number;
  /** Added to the environment of all programs: another database. */
  readonly env: Readonly<Record<string, string>>;
  /** Destroys the operator's data while no process uses it. */
  readonly destroy: () => Promise<void>;
}

export interface DrillResult {
  /** Leads that were acknowledged before the backup began, and while it ran. */
  readonly before: number;
  readonly during: number;
  /** The backend's message when it refuses to start without its data. */
  readonly refusal: string;
  /** Leads from before the backup that are missing, stored twice, or not recognised when they are sent again. */
  readonly faults: readonly string[];
  readonly seconds: { readonly backup: number; readonly restore: number; readonly start: number };
}

const CLIENTS = 8;

async function measure<T>(run: () => Promise<T>): Promise<{ readonly seconds: number; readonly result: T }> {
  const begun = performance.now();
  const result = await run();
  return { seconds: Math.round((performance.now() - begun) / 100) / 10, result };
}

/** Sends leads with several clients until `signal` aborts. Enters the acknowledged ones into `ids`. */
async function sendLeads(url: string, ids: Map<string, string>, signal: AbortSignal): Promise<void> {
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!signal.aborted) {
        const key = randomUUID();
        const response = await postLead(url, key, { name: key }, AbortSignal.timeout(60_000));
        const { data } = (await response.json()) as { data?: { id: string } };
        if (data) ids.set(key, data.id);
      }
    }),
  );
}

/** Backs up while leads come in, destroys the data, restores it, and starts: what was acknowledged before must be there. */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { dataDir, backupDir, port, leads, destroy } = options;
  // VVOZ_LEADS_RETENTION_DAYS makes the backend an installation, which refuses to start without its data. A year keeps all
  // leads of the drill.
  const env = {
    VVOZ_LOG_LEVEL: 'error',
    VVOZ_LEADS_RETENTION_DAYS: '365',
    VVOZ_DATA_DIR: dataDir,
    VVOZ_BACKUP_DIR: backupDir,
    ...options.env,
  };
  await runOperatorProgram('migrate', ['up'], env);
  const backend = new IsolatedBackend({ dataDir, port, env });
  await backend.start();
  const ids = new Map<string, string>();
  const enough = new AbortController();
  const sending = sendLeads(backend.url, ids, enough.signal);
  let before: ReadonlyMap<string, string>;
  let backup: { readonly seconds: number };
  try {
    while (ids.size < leads) await Promise.race([pause(20), sending]);
    before = new Map(ids);
    backup = await measure(() => runOperatorProgram('backup', [], env));
  } finally {
    enough.abort();
    // Only leads from before the backup are compared, so a client that failed later changes nothing.
    await sending.catch(() => undefined);
    await backend.end('SIGKILL');
  }
  await destroy();
  const refusal = await backend.start().then(
    () => 'none: it started with an empty database',
    (error: unknown) => String(error),
  );
  const [folder = ''] = (await runOperatorProgram('backup', ['list'], env))
    .split('\n')
    .flatMap((line) => /^(\S+vvoz-\S+)/.exec(line)?.[1] ?? []);
  const restore = await measure(() => runOperatorProgram('restore', [path.resolve(folder)], env));
  const start = await measure(() => backend.start());
  try {
    const faults = [...(await findLeadFaults(dataDir, before, options.env)).faults];
    // A visitor's repeated request is still the same lead.
    for (const [key, id] of [...before].slice(0, 5)) {
      const response = await postLead(backend.url, key, { name: key }, AbortSignal.timeout(60_000));
      const { data } = (await response.json()) as { data?: { id: string } };
      if (data?.id !== id) faults.push(`lead ${id} sent again is answered with ${data?.id}`);
    }
    const seconds = { backup: backup.seconds, restore: restore.seconds, start: start.seconds };
    return { before: before.size, during: ids.size - before.size, refusal, faults, seconds };
  } finally {
    await backend.end();
  }
}

/** Formats the result as one line for the operator. */
export const formatDrill = ({ before, during, faults, seconds }: DrillResult): string =>
  `drill: ${before} leads before the backup, ${during} while it ran, faults ${faults.length}; backup ${seconds.backup} s, restore ${seconds.restore} s, start ${seconds.start} s`;

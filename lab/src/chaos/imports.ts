import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brandsSchema } from '@vvoz/api/wire/responses';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import type { Chance } from '../lib/random.ts';
import { root } from '@vvoz/tools/lib/root';

export interface ImportChaos {
  readonly kills: number;
  /** Imports that finished before they were killed. */
  readonly finished: number;
  readonly faults: readonly string[];
}

/** Two states of one feed. Each has its own brand for all lots, so that one answer of the API shows a mixture. */
const STATES = [
  { name: 'a', brand: 'KIA', from: 0 },
  { name: 'b', brand: 'HYUNDAI', from: 2000 },
] as const;

function writeFeed(dir: string, state: (typeof STATES)[number], lots: number): void {
  mkdirSync(path.join(dir, state.name), { recursive: true });
  const rows = Array.from({ length: lots }, (_, index) =>
    JSON.stringify({
      ID: `chaos-${state.from + index}`,
      MARKA_NAME: state.brand,
      MODEL_NAME: `MODEL ${index % 40}`,
      YEAR: '2021',
      FINISH: '40000000',
      MILEAGE: String(index),
    }),
  );
  writeFileSync(path.join(dir, state.name, '0001.ndjson'), rows.join('\n'));
}

/** Runs an import and kills it after `ms`. Resolves with true if it finished before that. */
async function importAndKill(dataDir: string, dir: string, ms: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'apps/backend/src/operator/cli/ingest.ts'),
      '--source',
      'jpcenter',
      '--table',
      'korea',
      '--dir',
      dir,
      '--data-dir',
      dataDir,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<boolean>((resolve) => child.once('exit', (code) => resolve(code === 0)));
  const killer = setTimeout(() => child.kill('SIGKILL'), ms);
  const hasFinished = await ended;
  clearTimeout(killer);
  return hasFinished;
}

/** Returns the lots of each brand in one answer, for example `KIA 5000`. */
async function countStates(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/brands?type=korean`);
  if (!response.ok) return `answered with ${response.status}`;
  const { items } = brandsSchema.parse(await response.json());
  return items.map(({ MARKA_NAME, COUNT }) => `${MARKA_NAME} ${COUNT}`).join(', ');
}

/**
 * Imports two states of a feed in turn and kills the import (SIGKILL) at random moments while the backend answers. Each
 * answer must be exactly one of the states.
 */
export async function runImportChaos(
  { dataDir, port, kills, lots }: { dataDir: string; port: number; kills: number; lots: number },
  pick: Chance,
  signal: AbortSignal,
  detail: (text: string) => void,
): Promise<ImportChaos> {
  const feeds = path.join(dataDir, 'chaos-feeds');
  for (const state of STATES) writeFeed(feeds, state, lots);
  const states = new Set(STATES.map(({ brand }) => `${brand} ${lots}`));
  const faults: string[] = [];
  let finished = 0;
  let killed = 0;
  const begun = performance.now();
  await importAndKill(dataDir, path.join(feeds, 'a'), 600_000);
  const wholeMs = performance.now() - begun;
  const backend = new IsolatedBackend({ dataDir, port, env: { VVOZ_LOG_LEVEL: 'error' } });
  await backend.start();
  try {
    for (let round = 0; killed < kills && round < kills * 3 && !signal.aborted; round += 1) {
      const state = STATES[(round + 1) % 2] ?? STATES[0];
      const running = importAndKill(
        dataDir,
        path.join(feeds, state.name),
        wholeMs * (0.3 + 0.7 * (pick.below(1000) / 1000)),
      );
      const finishedSignal = new AbortController();
      const watching = (async () => {
        while (!finishedSignal.signal.aborted) {
          const counts = await countStates(backend.url);
          if (!states.has(counts)) faults.push(`during an import the catalogue was ${counts}`);
          await pause(100);
        }
      })();
      const hasFinished = await running;
      finishedSignal.abort();
      await watching;
      if (hasFinished) finished += 1;
      else killed += 1;
      detail(`${killed} of ${kills} imports killed, ${finished} finished`);
    }
    // The backend checks the version of its cached answers twice a second.
    await pause(600);
    const last = await countStates(backend.url);
    if (!states.has(last)) faults.push(`at the end the catalogue was ${last}`);
  } finally {
    await backend.end();
  }
  return { kills: killed, finished, faults };
}

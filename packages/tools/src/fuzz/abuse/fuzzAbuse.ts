import { setTimeout as pause } from 'node:timers/promises';
import { Progress } from '../../start/progress.ts';
import { generateAbuse, type Share } from './abuseCorpus.ts';
import { findFault } from './judgeAnswer.ts';
import { sendRaw } from './sendRaw.ts';
import { findListeningProcess, readMemory } from './serverMemory.ts';
import { describeApi, describeSite } from './targets.ts';

export interface AbuseRun {
  readonly base: URL;
  readonly isSite: boolean;
  readonly count: number;
  readonly seed: number;
  readonly share: Share;
  readonly signal: AbortSignal;
}

const CONCURRENCY = 12;
const MAX_PRINTED = 20;
/** MB by which a server at rest may be larger than after half of the requests. */
const MAX_GROWTH_MB = 150;
/** A shorter run warms a server up, and in `npm test` others use it too: its memory says nothing. */
const MIN_MEASURED = 2000;
/** A server at rest gives memory back within this time, in steps, ms. */
const REST_STEP_MS = 2000;
const REST_STEPS = 15;

/** Waits until the memory is at most `allowed` MB, or the time is over. Returns it. */
async function readMemoryAtRest(pid: string | undefined, allowed: number) {
  let memory = readMemory(pid);
  for (let step = 0; step < REST_STEPS && memory !== undefined && memory > allowed; step += 1) {
    await pause(REST_STEP_MS);
    memory = readMemory(pid);
  }
  return memory;
}

/**
 * Sends the corpus of abuse to a running server, each request on a connection of its own, and prints a table. Returns 1
 * after a fault (`findFault`), when nothing was sent, and when the memory does not come back.
 */
export async function fuzzAbuse({ base, isSite, count, seed, share, signal }: AbuseRun): Promise<number> {
  const target = isSite ? describeSite(base) : await describeApi(base);
  const pid = findListeningProcess(Number(base.port));
  const byStatus = new Map<string, number>();
  const byKind = new Map<string, number>();
  const faults = new Map<string, { times: number; readonly example: string }>();
  const total = Math.ceil(count / share.of);
  const source = generateAbuse(target, { count, seed, share });
  let sent = 0;
  let faulty = 0;
  let slowest = 0;
  let settled: number | undefined;
  const worker = async (detail: (text: string) => void) => {
    for (const request of source) {
      if (signal.aborted) return;
      const answer = await sendRaw(base, request);
      sent += 1;
      const status = answer.status === 0 ? 'closed' : String(answer.status);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      byKind.set(request.kind, (byKind.get(request.kind) ?? 0) + 1);
      slowest = Math.max(slowest, answer.ms);
      const fault = findFault(answer);
      if (fault !== undefined) {
        faulty += 1;
        const key = `${fault}, ${request.kind}`;
        const known = faults.get(key);
        if (known) known.times += 1;
        else
          faults.set(key, {
            times: 1,
            example: JSON.stringify(request.bytes.toString('latin1')).slice(0, 400),
          });
      }
      if (sent === Math.ceil(total / 2) && total >= MIN_MEASURED) settled = readMemory(pid);
      detail(`${sent} of ${total}, ${faulty} faults`);
    }
  };
  const begun = performance.now();
  await new Progress(process.stderr).step(`Abusing ${base.origin}`, (detail) =>
    Promise.all(Array.from({ length: CONCURRENCY }, () => worker(detail))),
  );
  const seconds = (performance.now() - begun) / 1000;
  const rested = settled === undefined ? undefined : await readMemoryAtRest(pid, settled + MAX_GROWTH_MB);
  const growth = (rested ?? 0) - (settled ?? 0);
  console.log(
    `${sent} requests in ${seconds.toFixed(0)} s, slowest ${slowest.toFixed(0)} ms, ${faulty} faults; ` +
      (rested === undefined ? 'memory not measured' : `${settled} MB after half, ${rested} MB at rest`),
  );
  const formatCounts = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .toSorted()
      .map(([name, times]) => `${name} ${times}`)
      .join(', ');
  console.log(`  ${formatCounts(byStatus)}\n  ${formatCounts(byKind)}`);
  for (const [fault, { times, example }] of [...faults].slice(0, MAX_PRINTED))
    console.log(`  ${times} × ${fault}: ${example}`);
  if (growth > MAX_GROWTH_MB)
    console.log(`  the server grew by ${growth} MB, at most ${MAX_GROWTH_MB} are allowed`);
  return Number(faulty > 0 || sent === 0 || growth > MAX_GROWTH_MB);
}

import { setTimeout as pause } from 'node:timers/promises';
import { readMemory } from '@vvoz/tools/lib/processMemory';
import { Progress } from '@vvoz/tools/start/progress';
import { generateAbuse, type AbuseRun } from './abuseCorpus.ts';
import { AbuseReport } from './AbuseReport.ts';
import { findListeningProcess } from './findListeningProcess.ts';
import type { Target } from './rawRequest.ts';
import { sendRaw } from './sendRaw.ts';

const CONCURRENCY = 12;
/** MB by which a server at rest may be larger than after half of the requests. */
const MAX_GROWTH_MB = 150;
/** Memory is judged from this number of requests on: a shorter run only warms up the server, which other tests use too. */
const MIN_MEASURED = 2000;
/** Time in which a server at rest gives memory back: the length of a step, ms, and the number of steps. */
const REST_STEP_MS = 2000;
const REST_STEPS = 15;

/** Waits until a process uses at most `allowed` MB, or the time is over. Returns its memory, MB. */
async function readMemoryAtRest(pid: string | undefined, allowed: number) {
  let memory = readMemory(pid);
  for (let step = 0; step < REST_STEPS && memory !== undefined && memory > allowed; step += 1) {
    await pause(REST_STEP_MS);
    memory = readMemory(pid);
  }
  return memory;
}

/**
 * Sends the corpus of abuse to the server at `base`, each request on a connection of its own. Prints counts and faults.
 * Returns 1 after a fault (`findFault`), when nothing was sent, and when the server keeps too much memory.
 */
export async function fuzzAbuse(
  base: URL,
  target: Target,
  run: AbuseRun,
  signal: AbortSignal,
): Promise<number> {
  const pid = findListeningProcess(Number(base.port));
  const total = Math.ceil(run.count / run.share.of);
  const requests = generateAbuse(target, run);
  const report = new AbuseReport();
  let settled: number | undefined;
  const worker = async (detail: (text: string) => void) => {
    for (const request of requests) {
      if (signal.aborted) return;
      report.add(request, await sendRaw(base, request));
      if (report.sent === Math.ceil(total / 2) && total >= MIN_MEASURED) settled = readMemory(pid);
      detail(`${report.sent} of ${total}, ${report.faulty} faults`);
    }
  };
  const begun = performance.now();
  await new Progress(process.stderr).step(`Abusing ${base.origin}`, (detail) =>
    Promise.all(Array.from({ length: CONCURRENCY }, () => worker(detail))),
  );
  const seconds = (performance.now() - begun) / 1000;
  const rested = settled === undefined ? undefined : await readMemoryAtRest(pid, settled + MAX_GROWTH_MB);
  const growth = (rested ?? 0) - (settled ?? 0);
  const { sent, faulty, slowestMs } = report;
  console.log(
    `${sent} requests in ${seconds.toFixed(0)} s, slowest ${slowestMs.toFixed(0)} ms, ${faulty} faults; ` +
      (rested === undefined ? 'memory not measured' : `${settled} MB after half, ${rested} MB at rest`),
  );
  for (const line of report.format()) console.log(line);
  if (growth > MAX_GROWTH_MB)
    console.log(`  the server grew by ${growth} MB, at most ${MAX_GROWTH_MB} are allowed`);
  return Number(faulty > 0 || sent === 0 || growth > MAX_GROWTH_MB);
}

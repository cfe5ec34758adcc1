import type { MutantLog } from './mutantLog.ts';

/** A worker that writes no event for this time, ms, hangs. The time limits of tests and hooks are shorter. */
const MAX_SILENCE_MS = 90_000;

/** Returns a function that kills the worker if a mutant has made it hang. Call it every few seconds. */
export function createWorkerWatch(log: MutantLog): () => void {
  const killed = new Set<number>();
  return () => {
    if (Date.now() - (log.changedAt ?? Infinity) < MAX_SILENCE_MS) return;
    const last = log.read().at(-1);
    // The next worker takes a while to start. Until then the log does not change.
    if (last?.kind !== 'started' || killed.has(last.pid)) return;
    killed.add(last.pid);
    process.kill(last.pid, 'SIGKILL');
  };
}

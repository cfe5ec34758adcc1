import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './Disturbance.ts';

/** Longer than a busy machine needs for an answer, shorter than a write waits for a lock, ms. */
const MAX_READ_MS = 3000;
/** A call that reads the operator's database, and one that reads no database. */
const READS = ['/api/options', '/livez'];

/** Reads from the backend until `ended` resolves. Each read must be answered soon, because reads do not wait for writes. */
export async function watchReads(
  { backend, onFault }: Pick<Scene, 'backend' | 'onFault'>,
  name: string,
  ended: Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  ended.then(end, end);
  while (!over.signal.aborted)
    for (const read of READS) {
      const begun = performance.now();
      const status = await fetch(`${backend.url}${read}`, { signal: AbortSignal.timeout(15_000) }).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        () => 0,
      );
      const ms = Math.round(performance.now() - begun);
      if (status !== 200 || ms > MAX_READ_MS) onFault(`${name}: ${read} answered ${status} after ${ms} ms`);
      await pause(50);
    }
}

import { writeNote } from './notes.ts';
import type { StateDb } from './schema.ts';
import { StateUnavailable } from './StateUnavailable.ts';

/** How long a result is used again, ms: not every health check writes. */
const KEPT_MS = 5000;
/** How long a small write may take, ms. If it takes longer, visitors wait too long for their requests. */
const MAX_WRITE_MS = 2000;

/**
 * Creates a check that writes a small row in the same way as leads are written, so that it notices read-only files,
 * full disks, locks and missing databases. The check throws StateUnavailable or the driver's error. Its result is used
 * for five seconds.
 */
export function createWriteProbe(db: StateDb, clock: () => number = Date.now): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;

  async function write(at: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new StateUnavailable('SLOW', `a small write took more than ${MAX_WRITE_MS} ms`)),
        MAX_WRITE_MS,
      );
    });
    try {
      await Promise.race([writeNote(db, 'health:written', new Date(at).toISOString()), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return () => {
    const at = clock();
    // The clock may be set back.
    if (!last || Math.abs(at - last.at) >= KEPT_MS) last = { at, result: write(at) };
    return last.result;
  };
}

import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { ClickHouseLocation } from '../../lib/clickHouseUrl.ts';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { takeLease } from '../../state/lease.ts';
import type { StateDb } from '../../state/schema.ts';

/** How often the version of the catalogue is compared, ms. */
const TICK_MS = 1000;
const LEASE_MS = 30_000;

/** How long the thread and its connection wait for the next comparison, ms. */
const IDLE_MS = 10 * TICK_MS;

interface PublisherOptions {
  /** The database file of the catalogue. */
  readonly file: string;
  readonly location: ClickHouseLocation;
  readonly db: StateDb;
  readonly holder: string;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly error: (facts: object, message: string) => void;
  };
}

/**
 * Publishes each new state of the catalogue's file to ClickHouse, until it is stopped. Of several backends on the file one
 * does. A failure is logged once, and tried again each second.
 * @returns a function that stops it; a batch that it has begun does not count
 */
export function startPublisher({ file, location, db, holder, log }: PublisherOptions): () => Promise<void> {
  const pool = new Piscina<string, number | undefined>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: location,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  // A thread that ends without a task.
  pool.on('error', (error: unknown) => log.error({ reason: getErrorMessage(error) }, 'lots not published'));
  let isPublishing = false;
  let lastFault = '';

  async function publish(): Promise<void> {
    const began = performance.now();
    const lots = await pool.run(file);
    lastFault = '';
    if (lots !== undefined) log.info({ lots, ms: Math.round(performance.now() - began) }, 'lots published');
  }

  async function tick(): Promise<void> {
    // Also while it publishes: the lease lasts as long as the work.
    if (!existsSync(file) || !(await takeLease(db, 'catalogue:publish', holder, LEASE_MS)) || isPublishing)
      return;
    isPublishing = true;
    try {
      await publish();
    } finally {
      isPublishing = false;
    }
  }

  let isStopped = false;
  const timer = setInterval(() => {
    tick().catch((error: unknown) => {
      const reason = getErrorMessage(error);
      if (!isStopped && reason !== lastFault) log.error({ reason }, 'lots not published');
      lastFault = reason;
    });
  }, TICK_MS);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await pool.destroy();
  };
}

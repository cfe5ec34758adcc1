import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { PictureFault } from './PictureFault.ts';

const DEFAULT_CONNECTIONS = 6;
const MAX_WAITING = 120;
/** Failures in a row after which a host gets no requests for a while. */
const MAX_FAILURES = 5;
const PAUSE_MS = 30_000;
/** Maximum number of remembered hosts; the one without requests for longest is forgotten. Redirects do not add any. */
const MAX_HOSTS = 500;

interface Gate {
  readonly limit: ReturnType<typeof pLimit>;
  failures: number;
  pausedUntil: number;
}

export interface HostGatesOptions {
  /** Maximum fetches from a host at once; 6 by default. */
  readonly connections?: number;
  readonly now?: () => number;
  /** Called when a host is paused. */
  readonly onPause?: (host: string, reason: string) => void;
}

/** Runs a fetch from a host. Throws what the fetch throws, and PictureFault `down` without running it. */
export type HostGates = <T>(host: string, run: () => Promise<T>) => Promise<T>;

/**
 * Limits the fetches from each host, so that no host takes all connections: a few at once, a bounded queue, and after
 * several failures in a row a pause of half a minute.
 */
export function createHostGates({
  connections = DEFAULT_CONNECTIONS,
  now = Date.now,
  onPause,
}: HostGatesOptions = {}): HostGates {
  const gates = new LRUCache<string, Gate>({ max: MAX_HOSTS });
  const getGate = (host: string): Gate => {
    const known = gates.get(host);
    if (known) return known;
    const gate: Gate = { limit: pLimit(connections), failures: 0, pausedUntil: 0 };
    gates.set(host, gate);
    return gate;
  };
  return async (host, run) => {
    const gate = getGate(host);
    const refuseWhilePaused = () => {
      if (now() < gate.pausedUntil)
        throw new PictureFault('down', `${host} is paused after repeated failures`);
    };
    refuseWhilePaused();
    if (gate.limit.pendingCount >= MAX_WAITING)
      throw new PictureFault('down', `${MAX_WAITING} pictures wait for ${host}`);
    return gate.limit(async () => {
      refuseWhilePaused();
      try {
        const result = await run();
        gate.failures = 0;
        return result;
      } catch (error) {
        if (!(error instanceof PictureFault) || error.kind !== 'down') {
          gate.failures = 0;
          throw error;
        }
        gate.failures += 1;
        if (gate.failures >= MAX_FAILURES) {
          gate.failures = 0;
          gate.pausedUntil = now() + PAUSE_MS;
          onPause?.(host, error.message);
        }
        throw error;
      }
    });
  };
}

import { LRUCache } from 'lru-cache';
import type { PictureFault, PictureFaultKind } from './PictureFault.ts';

export interface PictureLog {
  readonly warn: (facts: object, message: string) => void;
}

/** Interval of log lines per host and kind of fault, ms: a host that is down fails thousands of pictures. */
const QUIET_MS = 10 * 60_000;
const MAX_LINES = 1000;

const describeFetchFault = (kind: PictureFaultKind): string =>
  kind === 'refused'
    ? 'picture not fetched; add a host that you trust to VVOZ_PICTURE_HOSTS'
    : 'picture not fetched';

/**
 * Logs why pictures cannot be fetched or stored: the first fault per host and kind at once, the following ones as a count in the
 * next line.
 */
export function createFaultLog(log: PictureLog, describe = describeFetchFault) {
  const quiet = new LRUCache<string, true>({ max: MAX_LINES, ttl: QUIET_MS });
  const suppressed = new LRUCache<string, number>({ max: MAX_LINES });
  return (address: string, { kind, message }: PictureFault): void => {
    const host = URL.parse(address)?.host ?? address.slice(0, 100);
    const line = `${kind} ${host}`;
    if (quiet.has(line)) {
      suppressed.set(line, (suppressed.get(line) ?? 0) + 1);
      return;
    }
    quiet.set(line, true);
    const before = suppressed.get(line) ?? 0;
    suppressed.delete(line);
    log.warn({ host, kind, reason: message, before }, describe(kind));
  };
}

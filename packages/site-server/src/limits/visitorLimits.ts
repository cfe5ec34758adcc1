import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
import { createOpenCounter } from './openCounter.ts';

/** Limits of one kind of request, for each visitor. */
interface RequestLimits {
  /** Path beginnings; the first row that fits counts. */
  readonly paths: readonly string[];
  readonly calls: number;
  readonly seconds: number;
  /** Requests that are being answered at the same time. */
  readonly maxOpen: number;
}

/**
 * Limits by kind of request. They are generous, because several people may share an address, and a list page requests dozens
 * of pictures. The gateway has stricter limits (deploy/gateway/nginx.conf); these also apply without a gateway.
 */
const LIMITS = {
  // Each one is signed and counted by the backend.
  challenges: { paths: ['/api/request/challenge'], calls: 60, seconds: 60, maxOpen: 10 },
  // The backend has its own limit of open streams.
  streams: { paths: ['/api/chat/stream'], calls: 60, seconds: 60, maxOpen: Infinity },
  api: { paths: ['/api/'], calls: 240, seconds: 10, maxOpen: 30 },
  pictures: { paths: ['/pictures/'], calls: 1200, seconds: 10, maxOpen: 100 },
  pages: { paths: ['/'], calls: 120, seconds: 10, maxOpen: 30 },
} as const satisfies Readonly<Record<string, RequestLimits>>;
export type LimitedKind = keyof typeof LIMITS;
const ROWS = Object.entries(LIMITS) as readonly (readonly [LimitedKind, RequestLimits])[];

/** Health checks, which programs inside the network make without TLS. */
const HEALTH_PATHS = ['/healthz', '/livez'];

/** True for a health check. */
export const isHealthCheck = (url: string): boolean => HEALTH_PATHS.includes(url.split('?', 1)[0] ?? '');

/**
 * Finds the kind of a request; undefined when it is not limited: a file of the build, which is cheap, or a health check.
 * @param url as `readTarget` gives it, so that no other path hides behind its beginning
 */
export function findKind(url: string): LimitedKind | undefined {
  const startsWith = (beginning: string) => url.startsWith(beginning);
  if (startsWith('/_next/static/') || isHealthCheck(url)) return undefined;
  return ROWS.find(([, { paths }]) => paths.some(startsWith))?.[0] ?? 'pages';
}

/** How long to wait when too many requests are open, ms: until some of them have been answered. */
const OPEN_WAIT_MS = 2000;

export interface Admission {
  /** 0: the request may go on; otherwise how long its visitor should wait, ms. */
  readonly waitMs: number;
  /** Call once when the answer has ended. */
  readonly release: () => void;
}

/** Creates the limits of one process. The key is that of `toLimitKey`. */
export function createVisitorLimits(now: () => number = Date.now) {
  const counters = new Map(
    ROWS.map(([kind, { calls, seconds }]) => [kind, createWindowCounter({ calls, ms: seconds * 1000 }, now)]),
  );
  /** Requests that are being answered, by kind and visitor. */
  const open = createOpenCounter();
  const refuse = (waitMs: number): Admission => ({ waitMs, release: () => undefined });

  return (kind: LimitedKind, key: string): Admission => {
    const waitMs = counters.get(kind)?.(key) ?? 0;
    if (waitMs > 0) return refuse(waitMs);
    const release = open(`${kind} ${key}`, LIMITS[kind].maxOpen);
    return release ? { waitMs: 0, release } : refuse(OPEN_WAIT_MS);
  };
}

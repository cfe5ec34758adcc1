import { steadyNow } from '@vvoz/api/visitor/steadyClock';
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

/** Limits of requests that cost a processor more than a tenth of a second each (docs/security.md names their prices). */
interface CostLimits {
  readonly fits: (path: string, query: string) => boolean;
  readonly calls: number;
  readonly seconds: number;
  /** Requests of one visitor, and of all, that are being answered at the same time. */
  readonly maxOpen: number;
  readonly maxOpenOfAll: number;
}

/** Width from which a picture is large, px. */
const LARGE_WIDTH = 1000;

/** They count in addition to the limits above. */
export const COSTS = {
  cards: {
    fits: (path) => path.startsWith('/pictures/card/'),
    calls: 60,
    seconds: 60,
    maxOpen: 4,
    maxOpenOfAll: 16,
  },
  largePictures: {
    fits: (path, query) =>
      path.startsWith('/pictures/') && Number(new URLSearchParams(query).get('w')) >= LARGE_WIDTH,
    calls: 150,
    seconds: 60,
    maxOpen: 8,
    maxOpenOfAll: 24,
  },
  // A list with a filter. All others are warm.
  filters: {
    fits: (path, query) =>
      path.startsWith('/api/catalog/') || (query !== '' && !/^\/(?:api|pictures|_next)\//.test(path)),
    calls: 60,
    seconds: 10,
    maxOpen: 6,
    maxOpenOfAll: 12,
  },
} as const satisfies Readonly<Record<string, CostLimits>>;
export type CostKind = keyof typeof COSTS;

/** Finds the kind of a request that costs more than others; undefined for an ordinary one. */
export function findCost(url: string): CostKind | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (findKind(path) === undefined) return undefined;
  return (Object.keys(COSTS) as CostKind[]).find((kind) => COSTS[kind].fits(path, query));
}
const ROWS = Object.entries(LIMITS) as readonly (readonly [LimitedKind, RequestLimits])[];

/** Health checks, which programs inside the network make without TLS. */
const HEALTH_PATHS = ['/healthz', '/livez'];

/** True for a health check. */
export const isHealthCheck = (url: string): boolean => HEALTH_PATHS.includes(url.split('?', 1)[0] ?? '');

/**
 * Finds the kind of a request; undefined when it is not limited: a file of the build, which is cheap, or a health check.
 * @param url as `readRequestPath` gives it, so that no other path hides behind its beginning
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

/** Creates the limits of costly requests of one process. The key is that of `toLimitKey`. */
export function createCostLimits(now: () => number = steadyNow) {
  const counters = new Map(
    Object.entries(COSTS).map(([kind, { calls, seconds }]) => [
      kind,
      createWindowCounter({ calls, ms: seconds * 1000 }, now),
    ]),
  );
  const open = createOpenCounter();
  const refuse = (waitMs: number): Admission => ({ waitMs, release: () => undefined });

  return (kind: CostKind, key: string): Admission => {
    const waitMs = counters.get(kind)?.(key) ?? 0;
    if (waitMs > 0) return refuse(waitMs);
    const releaseOwn = open(`${kind} ${key}`, COSTS[kind].maxOpen);
    if (!releaseOwn) return refuse(OPEN_WAIT_MS);
    const releaseAll = open(kind, COSTS[kind].maxOpenOfAll);
    if (releaseAll)
      return {
        waitMs: 0,
        release: () => {
          releaseOwn();
          releaseAll();
        },
      };
    releaseOwn();
    return refuse(OPEN_WAIT_MS);
  };
}

/** Creates the limits of one process. The key is that of `toLimitKey`. */
export function createVisitorLimits(now: () => number = steadyNow) {
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

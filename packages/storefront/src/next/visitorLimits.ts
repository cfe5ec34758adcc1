import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';

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
 * Several people may share an address, and a list page asks for dozens of pictures. The gateway has stricter limits
 * (deploy/gateway/nginx.conf); these hold without one too.
 */
const LIMITS: Readonly<Record<string, RequestLimits>> = {
  // Each one is signed and counted by the backend.
  challenges: { paths: ['/api/request/challenge'], calls: 60, seconds: 60, maxOpen: 10 },
  // The backend has its own limit of open streams.
  streams: { paths: ['/api/chat/stream'], calls: 60, seconds: 60, maxOpen: Infinity },
  api: { paths: ['/api/'], calls: 240, seconds: 10, maxOpen: 30 },
  pictures: { paths: ['/pictures/'], calls: 1200, seconds: 10, maxOpen: 100 },
  pages: { paths: ['/'], calls: 120, seconds: 10, maxOpen: 30 },
};
export type LimitedKind = keyof typeof LIMITS;

/** Files of the build, which are cheap, and the health check. */
const UNLIMITED = ['/_next/static/', '/healthz'];

/** Finds the kind of a request; undefined when it is not limited. */
export function findKind(url: string): LimitedKind | undefined {
  const startsWith = (beginning: string) => url.startsWith(beginning);
  if (UNLIMITED.some(startsWith)) return undefined;
  return Object.keys(LIMITS).find((kind) => LIMITS[kind]?.paths.some(startsWith)) ?? 'pages';
}

/** How long to wait when too many requests are open, ms: until some of them have been answered. */
const OPEN_WAIT_MS = 2000;

export interface Admission {
  /** 0: the request may go on; otherwise how long its visitor should wait, ms. */
  readonly waitMs: number;
  /** To be called when the answer has ended. */
  readonly release: () => void;
}

/** Creates the limits of one process. The key is that of `toLimitKey`. */
export function createVisitorLimits(now: () => number = Date.now) {
  const counters = new Map(
    Object.entries(LIMITS).map(([kind, { calls, seconds }]) => [
      kind,
      createWindowCounter({ calls, ms: seconds * 1000 }, now),
    ]),
  );
  /** Requests that are being answered, by kind and visitor. */
  const open = new Map<string, number>();

  function release(place: string): void {
    const left = (open.get(place) ?? 1) - 1;
    if (left > 0) open.set(place, left);
    else open.delete(place);
  }

  return (kind: LimitedKind, key: string): Admission => {
    const place = `${kind} ${key}`;
    const opened = open.get(place) ?? 0;
    const counted = counters.get(kind)?.(key) ?? 0;
    const waitMs = counted > 0 || opened < (LIMITS[kind]?.maxOpen ?? 0) ? counted : OPEN_WAIT_MS;
    if (waitMs > 0) return { waitMs, release: () => undefined };
    open.set(place, opened + 1);
    return { waitMs: 0, release: () => release(place) };
  };
}

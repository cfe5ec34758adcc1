import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
import type { App } from './App.ts';
import { Refusal } from './errors.ts';
import { findVisitorIp } from './visitorIp.ts';

/** Many people may share an address. A page makes about six calls when nothing is cached. */
const DEFAULT_CALLS_PER_MINUTE = 3000;
const MINUTE_MS = 60_000;

/**
 * Limits the calls of one visitor per minute. Each process counts for itself: answers are cheap and cached, so several
 * processes may each allow as many. Calls that our own servers make for no particular visitor are not counted.
 */
export function addVisitorLimit(
  app: App,
  trusted?: TrustedCallers,
  callsPerMinute = DEFAULT_CALLS_PER_MINUTE,
): void {
  const count = createWindowCounter({ calls: callsPerMinute, ms: MINUTE_MS });
  // Before the body is read and checked, which costs more than most answers.
  app.addHook('onRequest', async (request) => {
    const { ip, isVisitor } = findVisitorIp(request, trusted);
    const waitMs = isVisitor ? count(toLimitKey(ip)) : 0;
    if (waitMs > 0) throw tooMany(waitMs);
  });
}

/** Creates a 429 with Retry-After, in whole seconds. */
export const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'too_many', 'Too many requests from this address; try again later', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });

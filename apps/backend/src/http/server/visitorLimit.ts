import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import type { App } from '../routes/route.ts';
import { Refusal } from './errors.ts';
import { findVisitorIp } from './visitorIp.ts';

/** A hundred times more than a person makes, far fewer than a scraper needs. */
const DEFAULT_CALLS_PER_MINUTE = 1200;

/**
 * Limits the calls of one visitor per minute. Each process counts for itself: answers are cheap and cached, so several
 * processes may each allow as many. Calls that our own servers make for no particular visitor are not counted.
 */
export function addVisitorLimit(
  app: App,
  trusted?: TrustedCallers,
  callsPerMinute = DEFAULT_CALLS_PER_MINUTE,
): void {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  app.addHook('preHandler', async (request) => {
    const { ip, isVisitor } = findVisitorIp(request, trusted);
    if (!isVisitor) return;
    try {
      await limiter.consume(toLimitKey(ip));
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) throw over;
      throw tooMany(over.msBeforeNext);
    }
  });
}

/** A 429 with Retry-After. */
export const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'too_many', 'Too many requests from this address; try again later', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { App } from '../routes/route.ts';
import { Refusal } from './errors.ts';
import { visitorIp } from './visitorIp.ts';

/** Calls of one visitor a minute: a hundred times what a hand does, and far below what a copier wants. */
const CALLS_A_MINUTE = 1200;

/**
 * Holds one visitor to a number of calls a minute, counted in this process: reading is cheap and cached, so that several
 * processes may each allow as much. Calls that our own servers make for everyone are not counted.
 */
export function addVisitorLimit(app: App, callsAMinute = CALLS_A_MINUTE): void {
  const limiter = new RateLimiterMemory({ points: callsAMinute, duration: 60 });
  app.addHook('preHandler', async (request) => {
    const { ip, told } = visitorIp(request);
    if (!told) return;
    try {
      await limiter.consume(ip);
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) throw over;
      throw tooMany(over.msBeforeNext);
    }
  });
}

/** 429 with the time to wait. */
export const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'too_many', 'Too many requests from this address; try again later', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });

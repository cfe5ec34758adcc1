import { AsyncLocalStorage } from 'node:async_hooks';
import { createFairQueue } from '@vvoz/api/visitor/createFairQueue';
import { findCost } from '../limits/visitorLimits.ts';
import { findLimitKey } from './limitVisitors.ts';
import type { Middleware } from './middleware.ts';

/**
 * Lists with a filter that are rendered at the same time, in all and for one visitor. While one is rendered the process does
 * nothing else for a twentieth of a second; a request that comes meanwhile waits for each of them, several times. More than one
 * in all, because a list also waits for the backend.
 */
const MAX_RUNNING = 4;
const MAX_RUNNING_OF_VISITOR = 1;

/**
 * Creates the middleware that lets visitors take turns at lists with a filter, so that other requests, above all those that the
 * visitor has typed, find the process free. How many may wait is limited before (`createCostLimits`). Waiting counts as time of
 * the page. It runs for the visitor of the request (`runForVisitor`), and not at all for our own programs.
 */
export function createTurns(isVisitor: (address: string) => boolean): Middleware {
  const { enqueue } = createFairQueue<() => Promise<void>, void>({
    run: (next) => next(),
    maxRunning: MAX_RUNNING,
    maxRunningOfVisitor: MAX_RUNNING_OF_VISITOR,
    maxWaiting: Infinity,
    maxWaitingOfVisitor: Infinity,
  });
  return async function renderInTurn({ request, response }, next) {
    if (findCost(request.url ?? '/') !== 'filters' || findLimitKey(request, isVisitor) === undefined)
      return next();
    try {
      // Its turn comes when another request has ended, in whose context it would run.
      await enqueue(AsyncLocalStorage.bind(next));
    } catch (error) {
      // The visitor left while waiting.
      if (!response.destroyed) throw error;
    }
  };
}

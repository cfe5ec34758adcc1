import { createVisitorDemand, NO_VISITOR, runWithDemand } from '@vvoz/api/visitor/demand';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import type { App } from './App.ts';
import { findVisitorIp } from './visitorIp.ts';

/** Why a demand ended. One for all, because an error with its stack costs more than the rest of a demand. */
const ENDED = new DOMException('Nobody waits for this answer any more', 'AbortError');

/**
 * Runs each call with the demand of its visitor, which ends when the answer is sent or the client is gone. So visitors
 * take turns in the catalogue's queue, and queries that nobody waits for leave it. Add it before hooks that query the
 * catalogue.
 */
export function addVisitorDemand(app: App, trusted?: TrustedCallers): void {
  // Not before the body is read: its events would lose the context.
  app.addHook('preHandler', (request, reply, done) => {
    const { ip, isVisitor } = findVisitorIp(request, trusted);
    const ended = new AbortController();
    reply.raw.once('close', () => ended.abort(ENDED));
    runWithDemand(createVisitorDemand(isVisitor ? toLimitKey(ip) : NO_VISITOR, ended.signal), done);
  });
}

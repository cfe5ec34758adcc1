import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { replaceMalformed } from '../security/malformedPath.ts';
import { answerWithErrorPages } from './errorDocuments.ts';

/** In development Next's own error page helps more than the site's. */
const keepsOverlay = (status: number): boolean => status === 500;
const keepsNothing = (): boolean => false;

/**
 * Patches all HTTP servers of this process, because a standalone Next server has no hook before and after its
 * work. Undecodable escapes in paths are replaced: Next decodes paths before and after the proxy and answers 500 when that
 * fails; with the escapes replaced it answers 404. Error documents are replaced by the error page.
 */
export function patchServers(): void {
  const emit = Server.prototype.emit;
  const keeps = process.env.NODE_ENV === 'development' ? keepsOverlay : keepsNothing;
  Server.prototype.emit = function emitPatched(this: Server, event: string | symbol, ...args: unknown[]) {
    const send = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
    if (event !== 'request') return send();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (request.url?.includes('%')) request.url = replaceMalformed(request.url);
    answerWithErrorPages(request, response, send, keeps);
    return true;
  };
}

import { Server, type IncomingMessage } from 'node:http';
import { replaceMalformed } from '../security/malformedPath.ts';

/**
 * Patches all HTTP servers of this process to replace undecodable escapes in request paths. Next decodes paths before and
 * after the proxy and answers 500 when that fails. With the escapes replaced it answers 404.
 */
export function readEveryPath(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function emitReadable(this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const request = args[0] as IncomingMessage;
      if (request.url?.includes('%')) request.url = replaceMalformed(request.url);
    }
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
}

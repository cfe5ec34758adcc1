import { Server, type IncomingMessage } from 'node:http';
import { replaceMalformed } from '../security/malformedPath.ts';

/**
 * From now on no server of this process sees a path that cannot be decoded. Next decodes the path of a request before and
 * after the proxy and answers 500 where it cannot; where a request comes in is the one place to make of it what it is: a
 * page that is not there.
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

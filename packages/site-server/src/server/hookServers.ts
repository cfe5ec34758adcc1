import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The framework's own handling of a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServerHooks {
  /** Returns false when it has closed the connection. */
  readonly admit: (server: Server, socket: Socket) => boolean;
  /** Answers a request for another protocol. Undefined: the framework does. */
  readonly upgrade?: ((socket: Socket) => void) | undefined;
  readonly answer: (request: IncomingMessage, response: ServerResponse, handle: Handle) => void;
}

/** Hands each connection and each request of this process to the hooks: a standalone Next server has no hook before a page. */
export function hookServers({ admit, upgrade, answer }: ServerHooks): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function emitHooked(this: Server, event: string | symbol, ...args: unknown[]) {
    const pass = (...passed: unknown[]) => Reflect.apply(emit, this, [event, ...passed]) as boolean;
    if (event === 'connection') return admit(this, args[0] as Socket) ? pass(...args) : true;
    if (event === 'upgrade' && upgrade) {
      upgrade(args[1] as Socket);
      return true;
    }
    if (event !== 'request') return pass(...args);
    answer(args[0] as IncomingMessage, args[1] as ServerResponse, pass);
    return true;
  };
}

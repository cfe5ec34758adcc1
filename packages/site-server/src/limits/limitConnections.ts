import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { createOpenCounter } from './openCounter.ts';

/** Connections of a process, and of one visitor who connects to it directly. Further ones are closed at once. */
const MAX_CONNECTIONS = 2000;
export const MAX_CONNECTIONS_OF_VISITOR = 100;
/** A connection is closed when it was idle for so long, ms: a client that reads nothing keeps its answers in memory. */
const MAX_IDLE_MS = 30_000;

/**
 * Creates the function that sets the limits of a server, which Next creates without options, and decides about each new
 * connection. It returns false when it has closed the connection.
 */
export function createConnectionLimits(isVisitor: (address: string) => boolean, maxIdleMs = MAX_IDLE_MS) {
  const limited = new WeakSet<Server>();
  const open = createOpenCounter();

  function setLimits(server: Server): void {
    if (limited.has(server)) return;
    limited.add(server);
    server.maxConnections = MAX_CONNECTIONS;
    server.timeout = maxIdleMs;
  }

  return (server: Server, socket: Socket): boolean => {
    setLimits(server);
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isVisitor(remoteAddress)) return true;
    const close = open(toLimitKey(remoteAddress), MAX_CONNECTIONS_OF_VISITOR);
    if (close) socket.once('close', close);
    else socket.destroy();
    return close !== undefined;
  };
}

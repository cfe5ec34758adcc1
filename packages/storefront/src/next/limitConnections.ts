import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';

/** Connections of a process, and of one visitor who connects to it directly. Further ones are closed at once. */
const MAX_CONNECTIONS = 2000;
export const MAX_CONNECTIONS_OF_VISITOR = 100;
/** A connection on which nothing moves is closed, ms: a client that takes nothing would keep its answers in memory. */
const MAX_STILL_MS = 30_000;

/**
 * Creates the function that sets the limits of a server, which Next creates without options, and decides about each new
 * connection. It returns false when it has closed the connection.
 */
export function createConnectionLimits(isVisitor: (address: string) => boolean, maxStillMs = MAX_STILL_MS) {
  const limited = new WeakSet<Server>();
  const open = new Map<string, number>();

  function setLimits(server: Server): void {
    if (limited.has(server)) return;
    limited.add(server);
    server.maxConnections = MAX_CONNECTIONS;
    server.timeout = maxStillMs;
  }

  return (server: Server, socket: Socket): boolean => {
    setLimits(server);
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isVisitor(remoteAddress)) return true;
    const key = toLimitKey(remoteAddress);
    const others = open.get(key) ?? 0;
    if (others >= MAX_CONNECTIONS_OF_VISITOR) {
      socket.destroy();
      return false;
    }
    open.set(key, others + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    return true;
  };
}

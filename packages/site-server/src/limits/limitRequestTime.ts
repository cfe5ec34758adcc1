import type { Server } from 'node:http';

/** The whole request must arrive within this time, ms; nothing larger than a form is sent here. */
const MAX_REQUEST_MS = 10_000;
/** How often times are checked, ms. At Node's default of 30 s a slow request would end up to 30 s late. */
const CHECK_MS = 1000;

const limited = new WeakSet<Server>();

/**
 * Limits how long requests of a server may take to arrive, headers and body. Next's standalone server leaves Node's defaults:
 * one minute for the headers, five for the whole request. The server is already listening, so its check is restarted.
 */
export function limitRequestTime(server: Server, requestMs = MAX_REQUEST_MS): void {
  if (limited.has(server)) return;
  limited.add(server);
  Object.assign(server, {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: CHECK_MS,
  });
  for (const listener of server.listeners('listening'))
    if (listener.name === 'setupConnectionsTracking') Reflect.apply(listener, server, []);
}

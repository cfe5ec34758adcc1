import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../../lib/trustedProxies.ts';

/** Our own servers, which pass on the visitor's address in the field `ip`. */
export const OWN_SERVERS: TrustedProxies = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Returns the visitor's address: the field `ip` in a call of our own servers, otherwise the address of the connection.
 * `isVisitor` is false when our own server makes a call for no particular visitor.
 */
export function findVisitorIp(
  request: Pick<FastifyRequest, 'ip' | 'query'>,
  trusted: TrustedProxies = OWN_SERVERS,
): { readonly ip: string; readonly isVisitor: boolean } {
  const { ip } = (request.query ?? {}) as { ip?: unknown };
  if (!trusted.has(request.ip)) return { ip: request.ip, isVisitor: true };
  return typeof ip === 'string' && isIP(ip) !== 0
    ? { ip, isVisitor: true }
    : { ip: request.ip, isVisitor: false };
}

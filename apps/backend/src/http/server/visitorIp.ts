import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Machines of our own, which speak for a visitor: the hosts' servers beside this one. */
const OURS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The visitor's address: the field `ip` where one of our own servers sends it, else the address of the connection.
 * `told` is false for a call that our server makes for nobody in particular.
 */
export function visitorIp(
  request: Pick<FastifyRequest, 'ip' | 'query'>,
  trusted: ReadonlySet<string> = OURS,
): { readonly ip: string; readonly told: boolean } {
  const { ip } = (request.query ?? {}) as { ip?: unknown };
  if (!trusted.has(request.ip)) return { ip: request.ip, told: true };
  return typeof ip === 'string' && isIP(ip) !== 0 ? { ip, told: true } : { ip: request.ip, told: false };
}

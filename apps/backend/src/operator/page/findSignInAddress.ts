import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { OWN_SERVERS } from '../../http/server/visitorIp.ts';

/** The last value of a list: our own gateway has added it. */
const readLast = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** Returns the address that tries to sign in: that of the connection, or the one that our own gateway names. */
export function findSignInAddress(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  trusted: TrustedProxies = OWN_SERVERS,
): string {
  const forwarded = readLast(headers['x-forwarded-for']);
  return trusted.has(ip) && isIP(forwarded) !== 0 ? forwarded : ip;
}

import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import { SECRET_HEADER, VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { isSameSecret } from '../../lib/isSameSecret.ts';

/** Our own servers, which pass the visitor's address on. */
export const OWN_SERVERS: TrustedCallers = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

type StoreQuery = Pick<FastifyRequest, 'ip' | 'query'> & Partial<Pick<FastifyRequest, 'headers'>>;

const isSecret = (given: unknown, secret: string | undefined): boolean =>
  secret !== undefined && typeof given === 'string' && isSameSecret(given, secret);

const readAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && isIP(value.trim()) !== 0 ? value.trim() : undefined;

/** True for a call of our own servers: from a trusted address, or with the storefronts' secret. */
export const isOwnRequest = (
  { ip, headers = {} }: Pick<StoreQuery, 'ip' | 'headers'>,
  trusted: TrustedCallers = OWN_SERVERS,
): boolean => trusted.has(ip) || isSecret(headers[SECRET_HEADER], trusted.secret);

/**
 * Returns the visitor's address. Only a trusted address, or a call with the storefronts' secret, may name it: in the
 * header `x-vvoz-visitor`, or without that header in the field `ip`, which a storefront may pass on from a visitor. For
 * everyone else it is the address of the connection. `isVisitor` is false when our own server makes a call for no
 * particular visitor.
 */
export function findVisitorIp(
  call: StoreQuery,
  trusted: TrustedCallers = OWN_SERVERS,
): { readonly ip: string; readonly isVisitor: boolean } {
  const { ip: peer, query, headers = {} } = call;
  if (!isOwnRequest(call, trusted)) return { ip: peer, isVisitor: true };
  const { ip } = (query ?? {}) as { readonly ip?: unknown };
  const header = headers[VISITOR_HEADER];
  const named = readAddress(header === undefined ? ip : header);
  return named === undefined ? { ip: peer, isVisitor: false } : { ip: named, isVisitor: true };
}

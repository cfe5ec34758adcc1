import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  RESPONSE_HEADERS,
  listHstsHeaders,
  PLAIN_POLICY,
  readForwardedScheme,
} from '@vvoz/api/headers/responseHeaders';
import type { TrustedCallers, TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { OWN_SERVERS } from './visitorIp.ts';

/** Security headers of every answer. The operator's page replaces the policy. */
export const SERVER_HEADERS: Readonly<Record<string, string>> = {
  ...RESPONSE_HEADERS,
  'content-security-policy': PLAIN_POLICY,
};

/** True when the browser's own connection is HTTPS. */
export const isSecure = (
  { ip, protocol, headers }: Pick<FastifyRequest, 'ip' | 'protocol' | 'headers'>,
  trusted: TrustedProxies = OWN_SERVERS,
): boolean =>
  protocol === 'https' || (trusted.has(ip) && readForwardedScheme(headers['x-forwarded-proto']) === 'https');

/** Which connections are a gateway's, and for how many seconds HSTS is sent (0: not at all). */
export interface TlsFacts {
  readonly trusted?: TrustedCallers | undefined;
  readonly hstsSeconds?: number | undefined;
}

/** Sets the headers that every answer has. */
export function setServerHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { trusted, hstsSeconds = 0 }: TlsFacts,
): void {
  void reply.headers({
    ...SERVER_HEADERS,
    ...listHstsHeaders(hstsSeconds, isSecure(request, trusted)),
    'x-request-id': request.id,
  });
}

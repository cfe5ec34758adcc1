import { z } from 'zod';

/** Headers of every answer of sites and backend, besides the policy. An answer may replace one. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Content-Security-Policy of an answer that is not a page: opened as one, it loads, sends and frames nothing. */
export const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Two years, s: the longest time that browsers' HSTS preload lists ask for. */
const MAX_HSTS_SECONDS = 63_072_000;

/** VVOZ_HSTS_SECONDS: how long a browser must use TLS after a visit, s. 0 or absent: the header is not sent. */
export const hstsSeconds = z
  .preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(MAX_HSTS_SECONDS).default(0),
  )
  .meta({
    default: 0,
    description:
      'for how many seconds a browser that came by TLS uses only TLS (`Strict-Transport-Security`); set 31536000 when TLS works on every host. Storefronts then redirect requests that a gateway received without TLS',
  });

/** Returns Strict-Transport-Security; nothing when it is not configured, or the request came without TLS. */
export const listHstsHeaders = (seconds: number, isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure && seconds > 0 ? { 'strict-transport-security': `max-age=${seconds}` } : {};

/** Returns the scheme that the last gateway names; the visitor may have sent the earlier values of the list. */
export const readForwardedScheme = (header: string | readonly string[] | undefined): string =>
  [header ?? []].flat().join(',').split(',').at(-1)?.trim().toLowerCase() ?? '';

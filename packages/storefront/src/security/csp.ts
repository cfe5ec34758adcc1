import { VIDEO_PLACES } from '@vvoz/catalogue/words/videoPlaces';
import { listForeignHosts, type ForeignServiceIds, type PolicyDirective } from './foreignServices.ts';

/** Request headers in which the proxy passes nonce and path to the page. */
export const NONCE_HEADER = 'x-nonce';
export const PATH_HEADER = 'x-vvoz-path';

/**
 * Builds the Content-Security-Policy of every page: scripts need the nonce, style attributes are forbidden, no other host is
 * contacted except those of video players, which a click opens, and of the services that the operator has switched on. `dev`
 * adds what hot reloading needs.
 */
export function buildContentSecurityPolicy(
  nonce: string,
  services: ForeignServiceIds = {},
  dev = false,
): string {
  const allow = (directive: PolicyDirective, own: string) =>
    [own, ...listForeignHosts(directive, services)].join(' ');
  const players = Object.values(VIDEO_PLACES).map(({ playerOrigin }) => playerOrigin);
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': allow(
      'script-src',
      `'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    ),
    'style-src': allow('style-src', dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`),
    'img-src': allow('img-src', "'self' data:"),
    'font-src': "'self'",
    'connect-src': allow('connect-src', dev ? "'self' ws:" : "'self'"),
    'frame-src': allow('frame-src', players.join(' ')),
    // Without it the rule of scripts applies, which ignores 'self'.
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Security headers of every page besides the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

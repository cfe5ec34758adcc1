import { VIDEO_PLACES } from '@vvoz/catalogue/words/videoPlaces';
import { listForeignHosts, type ForeignServiceIds, type PolicyDirective } from './foreignServices.ts';

/** Request headers in which the proxy passes nonce and path to the page. */
export const NONCE_HEADER = 'x-nonce';
export const PATH_HEADER = 'x-vvoz-path';

/** Where browsers report what the policy has refused. */
const REPORT_PATH = '/api/policy-reports';
/** Names the same address for `report-to`, which replaces `report-uri` in newer browsers. */
export const REPORTING_ENDPOINTS = `policy="${REPORT_PATH}"`;

/** Where a page is served. */
export interface PageSurroundings {
  /** True in development: the policy then allows what hot reloading needs. */
  readonly isDevelopment?: boolean;
  /** True when the visitor came by TLS: the page may then load nothing without TLS. */
  readonly isSecure?: boolean;
}

/**
 * Builds the Content-Security-Policy of every page: scripts need the nonce, style attributes are forbidden, no other host is
 * contacted except those of video players, which a click opens, and of the services that the operator has switched on.
 */
export function buildContentSecurityPolicy(
  nonce: string,
  services: ForeignServiceIds = {},
  { isDevelopment: dev = false, isSecure = false }: PageSurroundings = {},
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
    // Without it `script-src` would apply to workers, and its 'strict-dynamic' ignores 'self'.
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': REPORT_PATH,
    'report-to': 'policy',
  };
  return [
    ...Object.entries(directives).map(([name, value]) => `${name} ${value}`),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

import { hash } from 'node:crypto';
import { VIDEO_PLACES } from '@vvoz/catalogue/words/videoPlaces';
import { SPECULATION_RULES } from '@vvoz/site-browser/route/speculationRules.ts';
import {
  listForeignHosts,
  type ForeignServiceIds,
  type PolicyDirective,
} from '@vvoz/site-browser/services/foreignServices.ts';

/** `'inline-speculation-rules'` would be ignored beside the hashes of a page's scripts. */
const RULES_HASH = `'sha256-${hash('sha256', SPECULATION_RULES, 'base64')}'`;

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
 * Builds the Content-Security-Policy of every page. Scripts are files of this site, those of services that the operator has
 * switched on, and speculation rules; the server adds the hashes of the scripts in the page itself (`allowOwnScripts`). Style
 * attributes are forbidden. No other host is contacted except those of video players, which a click opens.
 */
export function buildContentSecurityPolicy(
  services: ForeignServiceIds = {},
  { isDevelopment: dev = false, isSecure = false }: PageSurroundings = {},
): string {
  const allow = (directive: PolicyDirective, own: string) =>
    [own, ...listForeignHosts(directive, services)].join(' ');
  const players = Object.values(VIDEO_PLACES).map(({ playerOrigin }) => playerOrigin);
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': allow('script-src', dev ? "'self' 'unsafe-inline' 'unsafe-eval'" : `'self' ${RULES_HASH}`),
    'style-src': allow('style-src', dev ? "'self' 'unsafe-inline'" : "'self'"),
    'img-src': allow('img-src', "'self' data:"),
    'font-src': "'self'",
    'connect-src': allow('connect-src', dev ? "'self' ws:" : "'self'"),
    'frame-src': allow('frame-src', players.join(' ')),
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

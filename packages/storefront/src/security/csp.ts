import { VIDEO_PLACES } from '@vvoz/catalogue/words/videoPlaces';

/** Request headers in which the proxy passes nonce and path to the page. */
export const NONCE_HEADER = 'x-nonce';
export const PATH_HEADER = 'x-vvoz-path';

/**
 * The Content-Security-Policy of every page: scripts need the nonce, style attributes are forbidden, no foreign host is
 * contacted but those of video players, which a click opens. `dev` adds what hot reloading needs.
 */
export function buildContentSecurityPolicy(nonce: string, dev = false): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    'style-src': dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': dev ? "'self' ws:" : "'self'",
    'frame-src': Object.values(VIDEO_PLACES)
      .map(({ playerOrigin }) => playerOrigin)
      .join(' '),
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

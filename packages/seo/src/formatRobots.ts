/** Paths without anything to find: answers of calls, and pages that belong to one visitor. */
const HIDDEN_PATHS = ['/api/', '/izbrannoe', '/sravnenie', '/zayavka', '/offline', '/error-page'] as const;

/** Parameters of advertising, which do not change a page. Yandex joins their addresses. */
const ADVERTISING = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ymclid',
  'ysclid',
  'gclid',
  'fbclid',
  'rb_clickid',
  'vk_ref',
  '_openstat',
] as const;

/**
 * Builds robots.txt of a host. `Clean-param` is a line of Yandex; others ignore it.
 * @param guarded beginnings of the paths that robots are refused with 403
 */
export const formatRobots = (guarded: readonly string[]): string =>
  [
    'User-agent: *',
    ...[...guarded, ...HIDDEN_PATHS].map((path) => `Disallow: ${path}`),
    `Clean-param: ${ADVERTISING.join('&')}`,
    '',
  ].join('\n');

/** Advertising parameters, which do not change a page. Yandex treats addresses that differ only in them as one. */
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
 * Builds robots.txt of a host. `Clean-param` is for Yandex; others ignore it.
 * @param hidden beginnings of the paths that robots may not visit
 * @param sitemap absolute address of the host's sitemap
 */
export const formatRobots = (hidden: readonly string[], sitemap: string): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    `Clean-param: ${ADVERTISING.join('&')}`,
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');

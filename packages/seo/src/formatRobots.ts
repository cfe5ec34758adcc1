import { ADVERTISING_PARAMETERS } from '@vvoz/catalogue/address/advertisingParameters';

/**
 * Builds robots.txt of a host. `Clean-param` is for Yandex; others ignore it.
 * @param hidden beginnings of the paths that robots may not visit
 * @param sitemap absolute address of the host's sitemap
 */
export const formatRobots = (hidden: readonly string[], sitemap: string): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    `Clean-param: ${ADVERTISING_PARAMETERS.join('&')}`,
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');

import { ADVERTISING_PARAMETERS } from '@vvoz/catalogue/address/advertisingParameters';
import { OPEN_LIST_PARAMETER } from '@vvoz/catalogue/address/openList';

/**
 * Builds robots.txt of a host. `Clean-param` is for Yandex; others ignore it.
 * @param hidden beginnings of the paths that robots may not visit
 * @param sitemap absolute address of the host's sitemap
 */
export const formatRobots = (hidden: readonly string[], sitemap: string): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    `Clean-param: ${[...ADVERTISING_PARAMETERS, OPEN_LIST_PARAMETER].join('&')}`,
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');

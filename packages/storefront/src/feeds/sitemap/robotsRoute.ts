import { formatRobots } from '@vvoz/seo/formatRobots';
import type { Storefront } from '../../data/createStorefront.ts';
import { ERROR_PAGE_PATH } from '@vvoz/site-server/errors/errorHeaders';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { ROBOTLESS_PATHS } from '../../address/robotGuards.ts';
import { SHELF_PATHS } from '@vvoz/site-browser/shelf/shelfPages.ts';
import { SITEMAP_PATH } from './sitemapParts.ts';

/** Paths with nothing to find: calls of scripts, and pages of one visitor. */
const EMPTY_PATHS = ['/api/', ...Object.values(SHELF_PATHS), REQUEST_PAGE_PATH, '/offline', ERROR_PAGE_PATH];

/** How long robots.txt may be cached, s. Search engines read it about once a day anyway. */
const LIFETIME_SECONDS = 3600;

/** `GET /robots.txt`: what search engines may visit on this host. */
export const createRobotsRoute =
  ({ origin }: Pick<Storefront, 'origin'>) =>
  (): Response =>
    new Response(formatRobots([...ROBOTLESS_PATHS, ...EMPTY_PATHS], new URL(SITEMAP_PATH, origin()).href), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': `public, max-age=${LIFETIME_SECONDS}`,
      },
    });

import { formatRobots } from '@vvoz/seo/formatRobots';
import { ROBOTLESS_PATHS } from '../security/guards.ts';

/** A change reaches search engines within a day anyway, s. */
const LIFETIME_SECONDS = 3600;

/** `GET /robots.txt`: what search engines may visit on this host. */
export const createRobotsRoute = () => (): Response =>
  new Response(formatRobots(ROBOTLESS_PATHS), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `public, max-age=${LIFETIME_SECONDS}`,
    },
  });

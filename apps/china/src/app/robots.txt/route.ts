import { createRobotsRoute } from '@vvoz/storefront/routes/robotsRoute.ts';
import { storefront } from '../../storefront.ts';

export const dynamic = 'force-dynamic';

export const GET = createRobotsRoute(storefront);

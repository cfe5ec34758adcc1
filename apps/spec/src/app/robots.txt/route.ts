import { createRobotsRoute } from '@vvoz/storefront/routes/robotsRoute.ts';

export const dynamic = 'force-dynamic';

export const GET = createRobotsRoute();

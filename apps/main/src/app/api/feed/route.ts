import { createFeedRoute } from '@vvoz/storefront/routes/feedRoute.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createFeedRoute(storefront);

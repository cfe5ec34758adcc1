import { createShelfLotsRoute } from '@vvoz/storefront/routes/shelfLotsRoute.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createShelfLotsRoute(storefront);

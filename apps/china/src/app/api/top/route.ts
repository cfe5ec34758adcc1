import { createTopLotsRoute } from '@vvoz/storefront/routes/topLotsRoute.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createTopLotsRoute(storefront);

import { createFinderRoute } from '@vvoz/storefront/routes/finderRoute.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createFinderRoute(storefront);

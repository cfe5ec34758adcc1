import { createCardRoute } from '@vvoz/storefront/routes/cardRoute.ts';
import { storefront } from '../../../../storefront.ts';

export const GET = createCardRoute(storefront);

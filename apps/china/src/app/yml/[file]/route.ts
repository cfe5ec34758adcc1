import { createYmlRoute } from '@vvoz/storefront/routes/ymlRoute.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createYmlRoute(storefront);

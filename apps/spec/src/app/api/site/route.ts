import { createPublicOptionsRoute } from '@vvoz/storefront/routes/publicOptionsRoute.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createPublicOptionsRoute(storefront);

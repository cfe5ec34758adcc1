import { createLeadRoute } from '@vvoz/storefront/routes/leadRoute.ts';
import { storefront } from '../../../storefront.ts';

export const POST = createLeadRoute(storefront, '/api/request');

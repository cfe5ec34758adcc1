import { createVitalsRoute } from '@vvoz/storefront/routes/vitalsRoute.ts';
import { storefront } from '../../../storefront.ts';

export const POST = createVitalsRoute(storefront);

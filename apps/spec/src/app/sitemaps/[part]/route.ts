import { createSitemapPartRoute } from '@vvoz/storefront/routes/sitemapRoutes.ts';
import { storefront } from '../../../storefront.ts';

export const GET = createSitemapPartRoute(storefront);

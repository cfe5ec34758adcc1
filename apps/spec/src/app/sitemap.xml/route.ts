import { createSitemapRoute } from '@vvoz/storefront/routes/sitemapRoutes.ts';
import { storefront } from '../../storefront.ts';

export const dynamic = 'force-dynamic';

export const GET = createSitemapRoute(storefront);

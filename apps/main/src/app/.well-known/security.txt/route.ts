import { createSecurityTextRoute } from '@vvoz/storefront/routes/securityTextRoute.ts';
import { storefront } from '../../../storefront.ts';

export const dynamic = 'force-dynamic';

export const GET = createSecurityTextRoute(storefront);

import { createHealthRoute } from '@vvoz/storefront/routes/healthRoute.ts';
import { storefront } from '../../storefront.ts';

export const dynamic = 'force-dynamic';

export const GET = createHealthRoute(storefront);

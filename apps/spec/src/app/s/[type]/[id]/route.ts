import { createPreviewRoute } from '@vvoz/storefront/routes/previewRoute.ts';
import { storefront } from '../../../../storefront.ts';

export const GET = createPreviewRoute(storefront);

import { createScoreRoute } from '@vvoz/storefront/routes/captchaRoutes.ts';
import { storefront } from '../../../../storefront.ts';

export const POST = createScoreRoute(storefront);

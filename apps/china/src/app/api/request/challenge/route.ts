import { createChallengeRoute } from '@vvoz/storefront/routes/captchaRoutes.ts';
import { storefront } from '../../../../storefront.ts';

export const GET = createChallengeRoute(storefront);

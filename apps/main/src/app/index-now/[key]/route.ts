import { createIndexNowKeyRoute } from '@vvoz/storefront/routes/indexNowKeyRoute.ts';

export const GET = createIndexNowKeyRoute();

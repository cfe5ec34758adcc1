import { createPictureRoute } from '@vvoz/storefront/routes/pictureRoute.ts';
import { storefront } from '../../../../../storefront.ts';

export const GET = createPictureRoute(storefront);

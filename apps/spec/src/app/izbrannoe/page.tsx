import { createFavouritesRoute } from '@vvoz/storefront/pages/shelf/favouritesRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createFavouritesRoute(storefront);

export default route.Page;

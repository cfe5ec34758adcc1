import { createFavouritesRoute } from '@vvoz/storefront/routes/favouritesRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createFavouritesRoute(storefront);

export default route.Page;

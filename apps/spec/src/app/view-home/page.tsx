import { createHomePageRoute } from '@vvoz/storefront/routes/homePageRoute.ts';
import { storefront } from '../../storefront.ts';

const route = createHomePageRoute(storefront);

export default route.Page;

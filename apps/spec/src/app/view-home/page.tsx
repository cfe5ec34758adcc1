import { createHomePageRoute } from '@vvoz/storefront/routes/homePageRoute.ts';
import { storefront } from '../../storefront.ts';

const route = createHomePageRoute(storefront);

export const generateMetadata = route.generateMetadata;

export default route.Page;

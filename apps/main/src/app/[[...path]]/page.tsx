import { createAnyPageRoute } from '@vvoz/storefront/routes/anyPageRoute.ts';
import { storefront } from '../../storefront.ts';

const route = createAnyPageRoute(storefront);

export const generateMetadata = route.generateMetadata;

export default route.Page;

import { createCataloguePageRoute } from '@vvoz/storefront/routes/cataloguePageRoute.ts';
import { storefront } from '../../../storefront.ts';

const route = createCataloguePageRoute(storefront);

export default route.Page;

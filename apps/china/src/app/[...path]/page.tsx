import { createCatalogueRoute } from '@vvoz/storefront/routes/catalogueRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createCatalogueRoute(storefront);

export const generateMetadata = route.generateMetadata;

export default route.Page;

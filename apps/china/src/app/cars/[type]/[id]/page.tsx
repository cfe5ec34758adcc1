import { createLotRoute } from '@vvoz/storefront/routes/lotRoute.tsx';
import { storefront } from '../../../../storefront.ts';

const route = createLotRoute(storefront);

export const generateMetadata = route.generateMetadata;

export default route.Page;

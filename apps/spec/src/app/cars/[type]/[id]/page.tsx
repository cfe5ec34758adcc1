import { createLotRoute } from '@vvoz/storefront/pages/lot/lotRoute.tsx';
import { storefront } from '../../../../storefront.ts';

const route = createLotRoute(storefront);

export default route.Page;

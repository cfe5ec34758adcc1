import { createCompareRoute } from '@vvoz/storefront/routes/compareRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createCompareRoute(storefront);

export const metadata = route.metadata;

export default route.Page;

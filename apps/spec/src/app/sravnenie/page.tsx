import { createCompareRoute } from '@vvoz/storefront/pages/shelf/compareRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createCompareRoute(storefront);

export default route.Page;

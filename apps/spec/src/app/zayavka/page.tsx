import { createRequestRoute } from '@vvoz/storefront/routes/requestRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createRequestRoute(storefront);

export default route.Page;

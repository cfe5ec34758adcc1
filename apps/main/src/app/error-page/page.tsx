import { createErrorRoute } from '@vvoz/storefront/routes/errorRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createErrorRoute(storefront);

export default route.Page;

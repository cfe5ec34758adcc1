import { createOfflineRoute } from '@vvoz/storefront/pages/error/offlineRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createOfflineRoute(storefront);

export default route.Page;

import { createOfflineRoute } from '@vvoz/storefront/routes/offlineRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createOfflineRoute(storefront);

export const metadata = route.metadata;

export default route.Page;

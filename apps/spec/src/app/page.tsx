import { createComingSoonRoute } from '@vvoz/storefront/routes/comingSoonRoute.tsx';
import { storefront } from '../storefront.ts';

export default createComingSoonRoute(storefront).Page;

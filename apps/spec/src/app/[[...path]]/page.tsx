import { createPageRoute } from '@vvoz/storefront/routes/pageRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createPageRoute(storefront);

export const generateMetadata = route.generateMetadata;

export default route.Page;

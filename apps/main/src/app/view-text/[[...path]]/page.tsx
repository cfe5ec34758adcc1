import { createTextPageRoute } from '@vvoz/storefront/routes/textPageRoute.ts';
import { storefront } from '../../../storefront.ts';

const route = createTextPageRoute(storefront);

export const generateMetadata = route.generateMetadata;

export default route.Page;

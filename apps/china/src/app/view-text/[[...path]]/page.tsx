import { createTextPageRoute } from '@vvoz/storefront/routes/textPageRoute.ts';
import { storefront } from '../../../storefront.ts';

const route = createTextPageRoute(storefront);

export default route.Page;

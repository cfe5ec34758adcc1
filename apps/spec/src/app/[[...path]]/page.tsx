import { createAnyPageRoute } from '@vvoz/storefront/routes/anyPageRoute.ts';
import { storefront } from '../../storefront.ts';

const route = createAnyPageRoute(storefront);

export default route.Page;

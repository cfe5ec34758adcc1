import { createFormPageRoute } from '@vvoz/storefront/routes/formPageRoute.tsx';
import { storefront } from '../../../storefront.ts';

const route = createFormPageRoute(storefront);

export default route.Page;

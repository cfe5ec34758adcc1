import { homeTemplate } from '@vvoz/storefront/pages/home/homeTemplate.tsx';
import { createPageRoute } from '@vvoz/storefront/routes/pageRoute.tsx';
import { storefront } from '../../storefront.ts';

const route = createPageRoute(storefront, [homeTemplate]);

export default route.Page;

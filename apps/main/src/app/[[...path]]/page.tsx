import { PAGE_TEMPLATES } from '@vvoz/storefront/routes/pageTemplates.ts';
import { createPageRoute } from '@vvoz/storefront/routes/pageRoute.tsx';
import { storefront } from '../../storefront.ts';

// Paths that only the backend knows: any template may render them.
const route = createPageRoute(storefront, PAGE_TEMPLATES);

export default route.Page;

import { TEXT_TEMPLATES } from '@vvoz/storefront/pages/text/textTemplates.ts';
import { createPageRoute } from '@vvoz/storefront/routes/pageRoute.tsx';
import { storefront } from '../../../storefront.ts';

const route = createPageRoute(storefront, TEXT_TEMPLATES);

export default route.Page;

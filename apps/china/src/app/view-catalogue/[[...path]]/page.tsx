import { catalogueTemplate } from '@vvoz/storefront/pages/list/catalogueTemplate.tsx';
import { documentTemplate } from '@vvoz/storefront/pages/text/article/documentTemplate.ts';
import { createPageRoute } from '@vvoz/storefront/routes/pageRoute.tsx';
import { storefront } from '../../../storefront.ts';

// A catalogue at `/` also matches the paths of plain documents.
const route = createPageRoute(storefront, [catalogueTemplate, documentTemplate]);

export default route.Page;

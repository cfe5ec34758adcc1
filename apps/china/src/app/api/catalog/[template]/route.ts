import { createCatalogueAnswerRoute } from '@vvoz/storefront/routes/catalogueAnswerRoute.ts';
import { storefront } from '../../../../storefront.ts';

export const GET = createCatalogueAnswerRoute(storefront);

import type { Storefront } from '../createStorefront.ts';
import { catalogueTemplate } from '../catalog/catalogueTemplate.tsx';
import { documentTemplate } from '../pages/article/documentTemplate.ts';
import { createPageRoute } from './pageRoute.tsx';

/** The catalogues of a host. A catalogue at `/` has the paths of all plain documents below it, so these are rendered too. */
export const createCataloguePageRoute = (storefront: Storefront) =>
  createPageRoute(storefront, [catalogueTemplate, documentTemplate]);

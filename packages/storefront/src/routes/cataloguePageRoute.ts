import type { Storefront } from '../createStorefront.ts';
import { catalogueTemplate } from '../catalog/catalogueTemplate.tsx';
import { documentTemplate } from '../pages/article/documentTemplate.ts';
import { createPageRoute } from './pageRoute.tsx';

/** The catalogues of a host. A catalogue at `/` also matches the paths of plain documents, so it renders these too. */
export const createCataloguePageRoute = (storefront: Storefront) =>
  createPageRoute(storefront, [catalogueTemplate, documentTemplate]);

import type { Storefront } from '../data/createStorefront.ts';
import { catalogueTemplate } from '../pages/list/catalogueTemplate.tsx';
import { documentTemplate } from '../pages/text/article/documentTemplate.ts';
import { createPageRoute } from './pageRoute.tsx';

/** The catalogues of a host. A catalogue at `/` also matches the paths of plain documents, so it renders these too. */
export const createCataloguePageRoute = (storefront: Storefront) =>
  createPageRoute(storefront, [catalogueTemplate, documentTemplate]);

import type { Storefront } from '../data/createStorefront.ts';
import { PAGE_TEMPLATES } from './pageTemplates.ts';
import { createPageRoute } from './pageRoute.tsx';

/** Pages at paths that only the backend knows; any template may render them. */
export const createAnyPageRoute = (storefront: Storefront) => createPageRoute(storefront, PAGE_TEMPLATES);

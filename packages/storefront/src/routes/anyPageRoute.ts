import type { Storefront } from '../createStorefront.ts';
import { PAGE_TEMPLATES } from '../pages/pageTemplates.ts';
import { createPageRoute } from './pageRoute.tsx';

/** Pages at paths that only the backend knows; any template may render them. */
export const createAnyPageRoute = (storefront: Storefront) => createPageRoute(storefront, PAGE_TEMPLATES);

import type { Storefront } from '../createStorefront.ts';
import { TEXT_TEMPLATES } from '../pages/textTemplates.ts';
import { createPageRoute } from './pageRoute.tsx';

/** Articles, reviews, questions, contacts and other texts. */
export const createTextPageRoute = (storefront: Storefront) => createPageRoute(storefront, TEXT_TEMPLATES);

import type { Storefront } from '../data/createStorefront.ts';
import { TEXT_TEMPLATES } from '../pages/text/textTemplates.ts';
import { createPageRoute } from './pageRoute.tsx';

/** Articles, reviews, questions, contacts and other texts. */
export const createTextPageRoute = (storefront: Storefront) => createPageRoute(storefront, TEXT_TEMPLATES);

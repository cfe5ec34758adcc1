import type { Storefront } from '../data/createStorefront.ts';
import { homeTemplate } from '../pages/home/homeTemplate.tsx';
import { createPageRoute } from './pageRoute.tsx';

/** `/`: the front page. */
export const createHomePageRoute = (storefront: Storefront) => createPageRoute(storefront, [homeTemplate]);

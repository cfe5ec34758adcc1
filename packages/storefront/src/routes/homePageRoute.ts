import type { Storefront } from '../createStorefront.ts';
import { homeTemplate } from '../home/homeTemplate.tsx';
import { createPageRoute } from './pageRoute.tsx';

/** `/`: the front page. */
export const createHomePageRoute = (storefront: Storefront) => createPageRoute(storefront, [homeTemplate]);

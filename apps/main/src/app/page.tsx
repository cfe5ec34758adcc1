import { createHomeRoute } from '@vvoz/storefront/routes/homeRoute.tsx';
import { storefront } from '../storefront.ts';

export default createHomeRoute(storefront).Page;

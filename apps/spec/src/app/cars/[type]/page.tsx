import { createCarsRoute } from '@vvoz/storefront/routes/carsRoute.ts';
import { storefront } from '../../../storefront.ts';

export default createCarsRoute(storefront).Page;

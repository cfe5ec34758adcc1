import { createCalendarRoute } from '@vvoz/storefront/routes/calendarRoute.ts';
import { storefront } from '../../../../../storefront.ts';

export const GET = createCalendarRoute(storefront);

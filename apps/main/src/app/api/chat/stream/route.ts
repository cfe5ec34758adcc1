import { createChatStreamRoute } from '@vvoz/storefront/routes/chatRoutes.ts';
import { storefront } from '../../../../storefront.ts';

export const GET = createChatStreamRoute(storefront);

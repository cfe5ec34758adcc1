import { createChatMessagesRoute } from '@vvoz/storefront/routes/chatRoutes.ts';
import { storefront } from '../../../../storefront.ts';

export const POST = createChatMessagesRoute(storefront);

import { createRouteHandler } from '@vvoz/storefront/routes/routeHandler.ts';
import { storefront } from '../../storefront.ts';

export const dynamic = 'force-dynamic';

const handleRequest = createRouteHandler(storefront);

export { handleRequest as GET, handleRequest as HEAD, handleRequest as OPTIONS, handleRequest as POST };

import { match } from 'path-to-regexp';
import type { Storefront } from '../data/createStorefront.ts';
import { readSegment } from '../handlers/readSegment.ts';
import type { Handler, RouteMethod, RouteRow } from './routeRow.ts';
import { ROUTES } from './routes.ts';

/** Next answers HEAD with the headers of GET, and leaves the body out. */
const toRowMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** `Allow` of a row. */
const listMethods = ({ methods }: RouteRow): string =>
  [...Object.keys(methods), ...('GET' in methods ? ['HEAD'] : []), 'OPTIONS'].toSorted().join(', ');

/** The server replaces the empty document with the error page. */
const createNotFound = (): Response =>
  new Response(null, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });

/**
 * Creates the handler of all rows. Parameters of a path are decoded, and a slash at its end is ignored. OPTIONS and methods that
 * a row does not have are answered here. The code of a row is loaded with its first request.
 */
export function createRouteHandler(storefront: Storefront, rows: readonly RouteRow[] = ROUTES) {
  const handlers = new Map<string, Promise<Handler<object>>>();
  const routes = rows.map((row) => ({
    row,
    matchPath: match<object>(row.path, { sensitive: true, decode: readSegment }),
  }));

  /** Returns the handler of a method; it is created once, because it may count requests. */
  function openHandler({ path, methods }: RouteRow, method: string): Promise<Handler<object>> | undefined {
    const key = `${method} ${path}`;
    const handler = handlers.get(key) ?? methods[method as RouteMethod]?.(storefront);
    if (handler) handlers.set(key, handler);
    return handler;
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    for (const { row, matchPath } of routes) {
      const found = matchPath(pathname);
      if (!found) continue;
      const handler = await openHandler(row, toRowMethod(request.method));
      if (handler) return handler(request, found.params);
      return new Response(null, {
        status: request.method === 'OPTIONS' ? 204 : 405,
        headers: { allow: listMethods(row) },
      });
    }
    return createNotFound();
  };
}

import type { ServerResponse } from 'node:http';
import { listen, type LocalServer } from './listen.ts';

export interface WordpressFaults {
  /** Called before each answer with the number of the request, from 1. Returns true if it has answered the request. */
  readonly before?: (request: number, response: ServerResponse) => boolean;
}

export interface WordpressServer extends LocalServer {
  /** The requested paths, in order. */
  readonly requestedPaths: readonly string[];
}

const DEFAULT_PER_PAGE = 10;
const MAX_PER_PAGE = 100;

/** Starts a server that serves `resources` by WordPress's REST protocol. */
export async function startWordpressServer(
  resources: Readonly<Record<string, readonly unknown[]>>,
  { before }: WordpressFaults = {},
): Promise<WordpressServer> {
  const requestedPaths: string[] = [];
  const server = await listen((request, response) => {
    requestedPaths.push(request.url ?? '');
    if (before?.(requestedPaths.length, response)) return;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const objects = resources[pathname.replace('/wp-json/wp/v2/', '')];
    const send = (status: number, body: unknown, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (!objects) {
      send(404, { code: 'rest_no_route', message: 'No route', data: { status: 404 } });
      return;
    }
    const perPage = Math.min(MAX_PER_PAGE, Number(searchParams.get('per_page') ?? DEFAULT_PER_PAGE));
    const page = Number(searchParams.get('page') ?? 1);
    const pages = Math.ceil(objects.length / perPage);
    if (page > Math.max(1, pages)) {
      send(400, { code: 'rest_post_invalid_page_number', message: 'past the end', data: { status: 400 } });
      return;
    }
    send(200, objects.slice((page - 1) * perPage, page * perPage), {
      'x-wp-total': String(objects.length),
      'x-wp-totalpages': String(pages),
    });
  });
  return { ...server, requestedPaths };
}

import type { ServerResponse } from 'node:http';
import { httpServer } from './httpServer.ts';

export interface WordpressFaults {
  /** Called before each answer with the number of the request, from 1; true: it has answered itself. */
  readonly before?: (request: number, answer: ServerResponse) => boolean;
}

/** A site that speaks WordPress's REST protocol over the objects that it is given. */
export async function wordpressServer(
  resources: Readonly<Record<string, readonly unknown[]>>,
  { before }: WordpressFaults = {},
): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const url = await httpServer((request, answer) => {
    asked.push(request.url ?? '');
    if (before?.(asked.length, answer)) return;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const objects = resources[pathname.replace('/wp-json/wp/v2/', '')];
    const send = (status: number, body: unknown, headers = {}) =>
      answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    if (!objects) {
      send(404, { code: 'rest_no_route', message: 'No route', data: { status: 404 } });
      return;
    }
    const per = Math.min(100, Number(searchParams.get('per_page') ?? 10));
    const page = Number(searchParams.get('page') ?? 1);
    const pages = Math.ceil(objects.length / per);
    if (page > Math.max(1, pages)) {
      send(400, { code: 'rest_post_invalid_page_number', message: 'past the end', data: { status: 400 } });
      return;
    }
    send(200, objects.slice((page - 1) * per, page * per), {
      'x-wp-total': String(objects.length),
      'x-wp-totalpages': String(pages),
    });
  });
  return { url, asked };
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const CHANGED = '2026-11-22T00:00:00.000Z';
/** Body codes of a model, and models of a brand. */
const CODES = 20;
const MODELS = 1000;

const createLanding = (at: number) => ({
  names: [`BRAND ${Math.floor(at / CODES / MODELS)}`, `MODEL ${Math.floor(at / CODES)}`, `K${at}`],
  count: 3,
  changed: CHANGED,
});

/** Answers one call: Japanese auctions with `count` body codes, and nothing else. Undefined: there is no such call. */
function answer(url: URL, count: number): unknown {
  const { pathname, searchParams: query } = url;
  const isFull = query.get('template') === 'japan-main' && query.get('level') === 'kuzov';
  const total = isFull ? count : 0;
  if (pathname === '/api/pages/list')
    return { items: [{ path: '/japan/czeny-na-avto', template: 'japan-main' }] };
  if (pathname === '/api/v2/landings/parts') {
    const size = Number(query.get('size'));
    return {
      items: Array.from({ length: Math.ceil(total / size) }, (_, at) => ({
        after: at === 0 ? null : String(at * size - 1),
        count: Math.min(size, total - at * size),
        changed: CHANGED,
      })),
    };
  }
  if (pathname !== '/api/v2/landings') return undefined;
  const after = query.get('after');
  const from = after === null ? 0 : Number(after) + 1;
  const end = Math.min(from + Number(query.get('limit')), total);
  const items = Array.from({ length: Math.max(end - from, 0) }, (_, at) => createLanding(from + at));
  return { items, next: end < total ? String(end - 1) : null };
}

/** Starts an API with many landings on this machine. */
export async function startLandingsApi(
  count: number,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const body = answer(new URL(request.url ?? '/', 'http://api'), count);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: { code: 'not_found', message: 'No such call' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The page that the fake site sends. Tests change the fields. */
export interface FakePage {
  status: number;
  /** `Cache-Control` of the answers. */
  cacheControl: string;
  body: string;
  /** Added to the page's headers. */
  headers: Readonly<Record<string, string>>;
  /** How long the answer takes, ms. */
  delayMs: number;
}

export interface FakeSite {
  readonly port: number;
  /** Requests of pages, in order: method, URL and headers. */
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  readonly page: FakePage;
  /** The version of its data. */
  version: string;
  readonly stop: () => Promise<void>;
}

const HARDENED = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

/** Answers with a page in the coding that the gateway accepts, with a policy, like a real site. */
function respondPage(
  site: FakeSite,
  { url = '/', headers: accepted }: IncomingMessage,
  response: ServerResponse,
) {
  const { status, cacheControl, body, headers } = site.page;
  const coding = accepted['accept-encoding'];
  const html = Buffer.from(`<!doctype html><script>run()</script><p>${body} ${url}</p>`);
  const bytes = coding === 'br' ? brotliCompressSync(html) : coding === 'gzip' ? gzipSync(html) : html;
  response.writeHead(status, {
    ...HARDENED,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'sha256-x'",
    'cache-control': cacheControl,
    etag: 'W/"page"',
    vary: 'accept-encoding',
    ...(coding ? { 'content-encoding': coding } : {}),
    ...headers,
  });
  response.end(bytes);
}

/** Starts a site that answers like a storefront. */
export async function startFakeSite(port = 0): Promise<FakeSite> {
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (url === '/gateway-version') {
      const cache = { 'cache-control': 'max-age=1, stale-while-revalidate=1, stale-if-error=600' };
      // A site tells the gateway itself, and no visitor.
      const isGateway = headers['x-forwarded-for'] === undefined;
      response.writeHead(
        isGateway ? 204 : 404,
        isGateway ? { ...cache, 'x-vvoz-version': site.version } : {},
      );
      response.end();
      return;
    }
    site.requests.push({ method, url, headers });
    setTimeout(() => respondPage(site, request, response), site.page.delayMs);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const site: FakeSite = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    page: { status: 200, cacheControl: 's-maxage=60', body: 'page', headers: {}, delayMs: 0 },
    version: '1.1',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}

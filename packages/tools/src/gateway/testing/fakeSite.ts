import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page that the fake site sends. Tests change the fields. */
export interface FakePage {
  status: number;
  /** `Cache-Control` of the answers to the gateway. Browsers get `public, no-cache`. */
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

/**
 * Answers with a page that contains the nonce several times, and with a policy, like a real site.
 * @param placeholder the nonce for a request of the gateway; undefined for a browser, which gets a random nonce
 */
function answerPage(
  site: FakeSite,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  placeholder: string | undefined,
) {
  const { status, cacheControl, body, headers } = site.page;
  const nonce = placeholder ?? randomBytes(16).toString('base64url');
  const nonceInPolicy = placeholder === undefined ? nonce : '{nonce}';
  response.writeHead(status, {
    ...HARDENED,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'nonce-${nonceInPolicy}'; style-src 'nonce-${nonceInPolicy}'`,
    'cache-control': placeholder === undefined ? 'public, no-cache' : cacheControl,
    etag: '"page"',
    ...headers,
  });
  const script = `<script nonce="${nonce}"></script>`;
  response.end(
    `<!doctype html>${script}<p>${body} ${url}</p>${script}<script nonce="${nonce}">"${nonce}"</script>`,
  );
}

/**
 * Starts a site that answers like a storefront: with `secret` as nonce for the gateway, a random nonce for browsers.
 */
export async function startFakeSite(secret: string, port = 0): Promise<FakeSite> {
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const isGateway = headers['x-vvoz-placeholder'] === secret;
    if (url === '/gateway-version') {
      const cache = { 'cache-control': 'max-age=1, stale-while-revalidate=1, stale-if-error=600' };
      response.writeHead(
        isGateway ? 204 : 404,
        isGateway ? { ...cache, 'x-vvoz-version': site.version } : {},
      );
      response.end();
      return;
    }
    site.requests.push({ method, url, headers });
    setTimeout(() => answerPage(site, request, response, isGateway ? secret : undefined), site.page.delayMs);
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

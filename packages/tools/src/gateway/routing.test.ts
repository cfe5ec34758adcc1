import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { TRUST_THIS_MACHINE } from './gatewayFiles.ts';
import { startNginx, type Gateway } from './startNginx.ts';
import { requestGateway } from './requestGateway.ts';
import { nginx } from './testing/skipWithoutNginx.ts';

/** The answer of a site of these tests: its name, and the request that it received. */
interface SiteBody {
  readonly site: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** Security headers as a site sends them. Some differ from the gateway's own. */
const SITE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'",
  'referrer-policy': 'same-origin',
};

describe.skipIf(nginx === undefined)('the gateway without a page cache', () => {
  const servers: Server[] = [];
  /** Requests that sites have got. */
  let requests = 0;
  let gateway: Gateway;

  /** Starts a site that answers with its name, and the URL and headers of the request. Returns a row of the upstreams. */
  async function startSite(site: string): Promise<[string, number[]]> {
    const server = createServer(({ url, headers }, response) => {
      requests += 1;
      response.writeHead(200, SITE_HEADERS);
      response.end(JSON.stringify({ site, url, headers }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return [site, [(server.address() as AddressInfo).port]];
  }

  beforeAll(async () => {
    const upstreams = Object.fromEntries(await Promise.all([...HOST_NAMES, 'backend'].map(startSite)));
    gateway = await startNginx(nginx ?? '', { upstreams, trusted: TRUST_THIS_MACHINE });
  });
  afterAll(async () => {
    await gateway?.stop();
    for (const server of servers) server.close();
  });

  /** Requests a path; also parses what a site answered. */
  const requestSite = async (host: string, path: string, headers: IncomingHttpHeaders = {}) => {
    const answer = await requestGateway(gateway.port, path, { host, headers });
    return {
      ...answer,
      body: answer.text.startsWith('{') ? (JSON.parse(answer.text) as SiteBody) : undefined,
    };
  };

  test.each(HOST_NAMES)(
    'the name of %s leads to its process, with path and query unchanged',
    async (host) => {
      const path = '/cars/%D0%B0%2Fb?brand=TOYOTA&x=%20';
      const { status, body } = await requestSite(`${host}.localhost`, path);
      expect([status, body?.site, body?.url]).toEqual([200, host, path]);
      expect(body?.headers.host).toBe(`${host}.localhost`);
    },
  );

  test('a site receives the port and the host name that the visitor used', async () => {
    const { body } = await requestSite('MAIN.localhost:8080', '/');
    expect([body?.site, body?.headers.host]).toEqual(['main', 'main.localhost:8080']);
  });

  /** Frames of HTTP/2: its preface, and streams that are opened and reset at once. */
  const buildRapidResets = (streams: number): Buffer => {
    const frame = (type: number, flags: number, stream: number, payload: Buffer) => {
      const head = Buffer.alloc(9);
      head.writeUIntBE(payload.length, 0, 3);
      head.writeUInt8(type, 3);
      head.writeUInt8(flags, 4);
      head.writeUInt32BE(stream, 5);
      return Buffer.concat([head, payload]);
    };
    // GET / with an empty authority, as entries of the static table.
    const request = Buffer.from([0x82, 0x84, 0x86]);
    const cancel = Buffer.from([0, 0, 0, 8]);
    const opened = Array.from({ length: streams }, (_, at) => [
      frame(1, 5, 2 * at + 1, request),
      frame(3, 0, 2 * at + 1, cancel),
    ]);
    return Buffer.concat([
      Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      frame(4, 0, 0, Buffer.alloc(0)),
      ...opened.flat(),
    ]);
  };

  test('HTTP/2 is not spoken: a connection with 10,000 resets is closed, and no site hears of it', async () => {
    const before = requests;
    const socket = connect(gateway.port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(buildRapidResets(10_000));
    await closed;
    // Nothing, or a refusal in HTTP/1.
    expect(Buffer.concat(parts).toString()).toMatch(/^(?:$|HTTP\/1\.1 4)/);
    expect(requests).toBe(before);
    const { status, body } = await requestSite('main.localhost', '/a', {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABkAAQAAP__',
    });
    expect([status, body?.headers['upgrade']]).toEqual([200, undefined]);
  });

  test('an unknown host name is a 404, and so are health and version of a site', async () => {
    expect((await requestSite('evil.example', '/')).status).toBe(404);
    expect((await requestSite('main.localhost', '/metrics')).status).toBe(404);
    expect((await requestSite('main.localhost', '/healthz')).status).toBe(404);
    expect((await requestSite('main.localhost', '/livez')).status).toBe(404);
    expect((await requestSite('main.localhost', '/gateway-version')).status).toBe(404);
    expect((await requestSite('main.localhost', '/gateway/version')).status).toBe(404);
  });

  test('an answer of a site has its security headers once; an answer of the gateway itself has them too', async () => {
    const { headers } = await requestSite('main.localhost', '/');
    expect(headers).toMatchObject(SITE_HEADERS);
    const { headers: own } = await requestSite('evil.example', '/');
    expect(own).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  });

  test('the gateway takes the visitor’s address from a trusted proxy, not from the visitor', async () => {
    const { body } = await requestSite('main.localhost', '/', {
      'x-forwarded-for': '198.51.100.1, 203.0.113.7',
      'x-forwarded-proto': 'https',
    });
    expect(body?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'main.localhost',
      'x-forwarded-proto': 'https',
    });
  });

  test('a visitor above the rate limit is refused; scripts and other visitors are not', async () => {
    const flood = await Promise.all(
      Array.from({ length: 150 }, () =>
        requestSite('main.localhost', '/', { 'x-forwarded-for': '203.0.113.66' }),
      ),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused[0]?.text).toContain('<h1>Слишком много запросов</h1>');
    expect((await requestSite('main.localhost', '/', { 'x-forwarded-for': '203.0.113.67' })).status).toBe(
      200,
    );
    const script = await requestSite('main.localhost', '/_next/static/a.js', {
      'x-forwarded-for': '203.0.113.66',
    });
    expect(script.status).toBe(200);
  });

  test('a visitor above the limit of lists with filters still opens pages and sends requests', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.68' };
    const flood = await Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        requestSite('main.localhost', `/japan?year_min=${index}`, headers),
      ),
    );
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    expect((await requestSite('main.localhost', '/japan', headers)).status).toBe(200);
    expect((await requestSite('main.localhost', '/api/request/challenge', headers)).status).toBe(200);
    const others = { 'x-forwarded-for': '203.0.113.69' };
    expect((await requestSite('main.localhost', '/japan?year_min=1', others)).status).toBe(200);
  });

  test('calls above the limit are refused in JSON, and a network of IPv6 has one limit', async () => {
    const call = (address: string) =>
      requestSite('main.localhost', '/api/site', { 'x-forwarded-for': address });
    const flood = await Promise.all(
      Array.from({ length: 100 }, (_, index) => call(`2001:db8:1:2::${index.toString(16)}`)),
    );
    const refused = flood.find(({ status }) => status === 429);
    expect(JSON.parse(refused?.text ?? '{}')).toMatchObject({ error: { code: 'too_many' } });
    expect((await call('2001:db8:1:3::1')).status).toBe(200);
  });
});

import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shareUpstreams, TRUST_THIS_MACHINE } from './gatewayFiles.ts';
import { startNginx, type Gateway } from './startNginx.ts';
import { startFakeSite, type FakeSite } from './testing/fakeSite.ts';
import { requestGateway, type GatewayRequest } from './requestGateway.ts';
import { nginx } from './testing/skipWithoutNginx.ts';

/** Statuses of answers that are not an ordinary page. */
const STATUSES = [206, 301, 304, 308, 404, 416, 429, 500, 503];
const POLICY = "script-src 'self' 'sha256-x'";

describe.skipIf(nginx === undefined)('the page cache of the gateway', () => {
  let site: FakeSite;
  let gateway: Gateway;
  let visitors = 0;
  beforeAll(async () => {
    site = await startFakeSite();
    gateway = await startNginx(nginx ?? '', {
      upstreams: shareUpstreams([site.port]),
      trusted: TRUST_THIS_MACHINE,
    });
  });
  afterAll(async () => {
    await gateway?.stop();
    await site?.stop();
  });
  beforeEach(() => {
    site.requests.length = 0;
    Object.assign(site.page, {
      status: 200,
      cacheControl: 's-maxage=60',
      body: 'page',
      headers: {},
      delayMs: 0,
    });
  });

  /** Requests a page as another visitor each time, so that limits do not matter. */
  const open = (path: string, { headers, ...rest }: GatewayRequest = {}) => {
    visitors += 1;
    const address = `198.51.${visitors >> 8}.${visitors & 255}`;
    return requestGateway(gateway.port, path, {
      ...rest,
      headers: { 'x-forwarded-for': address, ...headers },
    });
  };

  test('every visitor gets the same page with its policy; the site renders it once', async () => {
    const responses = [
      await open('/a'),
      ...(await Promise.all(Array.from({ length: 200 }, () => open('/a')))),
    ];
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(new Set(responses.map(({ headers }) => headers['content-security-policy']))).toEqual(
      new Set([POLICY]),
    );
    expect(site.requests).toHaveLength(1);
    const [first, ...others] = responses.map(({ headers }) => headers['x-cache']);
    expect([first, ...new Set(others)]).toEqual(['MISS', 'HIT']);
    expect(responses[0]?.headers).toMatchObject({ 'cache-control': 's-maxage=60', etag: 'W/"page"' });
  });

  test('a browser that has the page gets 304; a part, HEAD and POST get what the site says', async () => {
    await open('/b');
    const known = await open('/b', { headers: { 'if-none-match': 'W/"page"' } });
    expect([known.status, known.text, known.headers['content-security-policy']]).toEqual([304, '', POLICY]);
    const responses = [
      await open('/b', { headers: { 'if-modified-since': 'Sun, 22 Nov 2037 00:00:00 GMT' } }),
      await open('/b', { method: 'HEAD' }),
      await open('/b', { method: 'POST', body: 'a=1' }),
    ];
    for (const status of STATUSES) {
      site.page.status = status;
      site.page.headers = { location: `/b?from=${status}` };
      responses.push(await open(`/b/${status}`));
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, ...STATUSES]);
  });

  test('a visitor cannot choose version and query for the site, or the next visitor’s id', async () => {
    const headers = {
      cookie: 'session=1',
      'accept-language': 'en',
      'x-vvoz-version': '9.9',
      'x-request-id': 'chosen-by-me',
    };
    await open('/c?yclid=1&utm_source=me', { headers });
    const next = await open('/c?gclid=2');
    expect(next.text).toContain('<p>page /c</p>');
    expect(site.requests.map(({ url }) => url)).toEqual(['/c']);
    expect(site.requests[0]?.headers).toMatchObject({ 'x-vvoz-version': site.version });
    expect(next.headers['x-request-id']).not.toBe('chosen-by-me');
  });

  test.each([
    ['/q?utm_source=1', '/q'],
    ['/q?a=1&utm_source=1&utm_medium=&yclid=3', '/q?a=1'],
    ['/q?fbclid=x&a=1', '/q?a=1'],
    ['/q?gclid=x&a=1&utm_term=y&b=2&vk_ref=z', '/q?a=1&b=2'],
    ['/q?_openstat', '/q'],
    ['/q?utm_sourced=1&my_yclid=2', '/q?utm_sourced=1&my_yclid=2'],
    ['/cars/q%2F%D0%B0?a=%26utm_source=1', '/cars/q%2F%D0%B0?a=%26utm_source=1'],
  ])('the gateway requests %s from the site as %s', async (sent, forwarded) => {
    site.page.cacheControl = 'no-store';
    await open(sent);
    expect(site.requests.map(({ url }) => url)).toEqual([forwarded]);
  });

  test('a redirect can keep the advertising parameters, because the site gets the request with the whole query', async () => {
    Object.assign(site.page, {
      status: 308,
      cacheControl: 'public, max-age=3600',
      headers: { location: '/there' },
    });
    const response = await open('/moved?utm_source=1');
    expect([response.status, response.headers.location]).toEqual([308, '/there']);
    await open('/moved?utm_source=1');
    expect(site.requests.map(({ url }) => url)).toEqual([
      '/moved',
      '/moved?utm_source=1',
      '/moved?utm_source=1',
    ]);
  });

  test('each host, port and scheme has its own copy of a page, and so have robots on pages of lots', async () => {
    const bot = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' } };
    const phone = { headers: { 'user-agent': 'CUBOT NOTE 20' } };
    for (const [path, request] of [
      ['/cars/japan/1', {}],
      ['/cars/japan/1', phone],
      ['/cars/japan/1', bot],
      ['/other', {}],
      ['/other', bot],
      ['/other', { host: 'china.localhost' }],
      ['/other', { host: 'main.localhost:81' }],
      ['/other', { headers: { 'x-forwarded-proto': 'https' } }],
    ] as const)
      await open(path, request);
    expect(site.requests).toHaveLength(6);
  });

  test.each(['no-store', 'private, no-cache', 'public, no-cache', ''])(
    'a page with the Cache-Control «%s» is not kept, and neither is one that sets a cookie',
    async (cacheControl) => {
      site.page.cacheControl = cacheControl;
      await open(`/d/${cacheControl.length}`);
      await open(`/d/${cacheControl.length}`);
      Object.assign(site.page, { cacheControl: 's-maxage=60', headers: { 'set-cookie': 'a=1' } });
      await open(`/e/${cacheControl.length}`);
      await open(`/e/${cacheControl.length}`);
      expect(site.requests).toHaveLength(4);
    },
  );

  test('many visitors of a page cause one request to the site, for a new page and for an old one', async () => {
    site.page.delayMs = 100;
    await Promise.all(Array.from({ length: 30 }, () => open('/f')));
    expect(site.requests).toHaveLength(1);
    site.page.cacheControl = 's-maxage=1, stale-while-revalidate=30';
    await open('/g');
    await wait(2100);
    // Longer than all visitors need, on a busy machine too.
    Object.assign(site.page, { body: 'newer', cacheControl: 's-maxage=60', delayMs: 3000 });
    const responses = await Promise.all(Array.from({ length: 30 }, () => open('/g')));
    expect(responses.every(({ text }) => text.includes('<p>page '))).toBe(true);
    await expect
      .poll(async () => (await open('/g')).text, { timeout: 20_000, interval: 200 })
      .toContain('<p>newer ');
    expect(site.requests).toHaveLength(3);
  });

  test('after an import a page is soon new, and the site learns the version', async () => {
    await open('/h');
    site.page.body = 'imported';
    site.version = '2.1';
    await expect
      .poll(async () => (await open('/h')).text, { timeout: 5000, interval: 100 })
      .toContain('imported');
    expect(site.requests.at(-1)?.headers['x-vvoz-version']).toBe('2.1');
  });

  test('while no process of the site answers, cached pages are shown; others are an error page that says so', async () => {
    site.page.cacheControl = 's-maxage=1';
    await open('/i');
    await site.stop();
    await wait(2100);
    const [kept, unseen] = [await open('/i'), await open('/unseen')];
    expect([kept.status, kept.text.includes('<p>page ')]).toEqual([200, true]);
    expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, '30']);
    expect(unseen.text).toContain('Сайт сейчас не отвечает');
    expect(unseen.headers['content-security-policy']).toContain("default-src 'none'");
    const { page, version, port } = site;
    site = await startFakeSite(port);
    Object.assign(site, { page, version });
    await expect.poll(async () => (await open('/unseen')).status, { timeout: 5000, interval: 100 }).toBe(200);
  });

  test('an old page is used only as long as Cache-Control allows', async () => {
    site.page.cacheControl = 's-maxage=1, stale-while-revalidate=1';
    await open('/k');
    await wait(3100);
    Object.assign(site.page, { body: 'newer' });
    expect((await open('/k')).text).toContain('<p>newer ');
  });

  test('only a whole file is kept as a file of the build: no redirect, no error, no page', async () => {
    site.page.cacheControl = 'public, max-age=31536000, immutable';
    for (const [index, [status, type]] of (
      [
        [308, 'text/javascript'],
        [404, 'text/javascript'],
        [200, 'text/html; charset=utf-8'],
      ] as const
    ).entries()) {
      const path = `/_next/static/chunks/${index}.js`;
      site.page.status = status;
      site.page.headers = { 'content-type': type, location: '/elsewhere' };
      expect((await open(path)).status).toBe(status);
      site.page.status = 200;
      site.page.headers = { 'content-type': 'text/javascript' };
      expect((await open(path)).headers['content-type']).toBe('text/javascript');
      expect((await open(`${path}?a=1`)).headers['x-cache']).toBe('HIT');
    }
    expect(site.requests.every(({ url }) => !url.includes('?'))).toBe(true);
  });

  test.each([
    ['/Izbrannoe/..%2f_next/static/a.js', 400],
    ['/_next/static/../../japan', 400],
    ['/_next%2fstatic/a.js', 400],
    ['/%5fnext/static/a.js', 404],
    ['/_next/static/%61.js', 404],
    ['/healthz/../japan', 400],
    ['/a/%2e%2E/b', 400],
    ['/a/.', 400],
    ['//japan', 400],
    ['/japan//toyota', 400],
    ['/a%5cb', 400],
    ['/a%00b', 400],
    ['/a%2500b', 400],
    [`/livez?${'a=1&'.repeat(101)}`, 414],
    [`/_next/static/a.js?${'x'.repeat(2000)}`, 414],
    ['/japan?next=/a/../b//c%2F%00', 200],
    ['/volkswagen/id.4-crozz/...', 200],
    ['/100%25-hybrid', 200],
  ])('the answer of $0 is $1, and a refused target reaches no site', async (path, status) => {
    expect((await open(path)).status).toBe(status);
    expect(site.requests).toHaveLength(status === 200 ? 1 : 0);
  });

  test('a cached call has one copy, however its visitors spell what they accept', async () => {
    site.page.headers = { 'content-type': 'application/json' };
    site.page.body = 'слово '.repeat(200);
    const spellings = [
      'gzip',
      'br',
      'gzip;q=0.5, br;q=0.1',
      'x-anything',
      'gzip, deflate, br, zstd',
      'identity',
    ];
    const answers = [];
    for (const accepted of spellings)
      answers.push(await open('/api/top?a=1', { headers: { 'accept-encoding': accepted } }));
    expect(site.requests).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'gzip',
      'br',
      expect.stringMatching(/^(?:gzip|br)$/),
      undefined,
      expect.stringMatching(/^(?:gzip|br)$/),
      undefined,
    ]);
  });

  test('each host, port and scheme has its own copy of a cached call', async () => {
    for (const request of [
      {},
      {},
      { host: 'china.localhost' },
      { host: 'main.localhost:81' },
      { headers: { 'x-forwarded-proto': 'https' } },
    ])
      await open('/api/words/japan?q=a', request);
    expect(site.requests).toHaveLength(4);
  });

  test('the site learns the same about a visitor from every location', async () => {
    const visitor = {
      headers: { 'x-forwarded-for': '203.0.113.50', 'x-forwarded-proto': 'https', traceparent: 'x' },
    };
    const paths = [
      '/page',
      '/api/site',
      '/api/words/japan?q=b',
      '/pictures/japan/1/0',
      '/_next/static/b.js',
      '/gone',
    ];
    for (const path of paths) {
      if (path === '/gone') Object.assign(site.page, { status: 308, headers: { location: '/there' } });
      await open(path, visitor);
    }
    // The redirect is requested twice.
    expect(site.requests).toHaveLength(paths.length + 1);
    for (const { headers } of site.requests) {
      expect(headers).toMatchObject({
        host: 'main.localhost',
        'x-forwarded-for': '203.0.113.50',
        'x-forwarded-host': 'main.localhost',
        'x-forwarded-proto': 'https',
      });
      expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
      expect(headers['traceparent']).toBeUndefined();
    }
  });

  test.each(['/versioned', '/api/words/japan?q=versioned'])(
    'the site learns of an import from the first request of %s after it',
    async (path) => {
      // Otherwise it would answer from before the import, and the gateway keep that under the new version.
      await open(path);
      expect(site.requests.at(-1)?.headers['x-vvoz-version']).toBe(site.version);
    },
  );

  test('the site sees a request before its body is whole, so that its limit ends slow ones', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write('POST /api/request/send HTTP/1.1\r\nHost: main.localhost\r\nContent-Length: 50\r\n\r\n{');
    await expect
      .poll(() => site.requests.map(({ url }) => url), { timeout: 10_000 })
      .toEqual(['/api/request/send']);
    socket.destroy();
  });

  test('neither log has a query: not of a page, a refusal, a limit or a site that fails', async () => {
    const query = '?tel=MARKED-89141234567';
    const visitor = {
      headers: { 'x-forwarded-for': '203.0.113.99', referer: `http://main.localhost/${query}` },
    };
    for (const path of ['/logged', '/healthz', '//odd', '/_next/static/a.js', '/api/lots', '/api/site'])
      await open(path + query, visitor);
    await Promise.all(Array.from({ length: 90 }, () => open(`/flood${query}`, visitor)));
    site.page.headers = { location: `/there${query}` };
    site.page.status = 308;
    await open(`/moved${query}`);
    const { page, version, port } = site;
    await site.stop();
    const { status } = await open(`/api/unseen${query}`);
    site = await startFakeSite(port);
    Object.assign(site, { page, version });
    expect(status).toBe(503);
    await expect.poll(gateway.readLog, { timeout: 5000 }).toContain('/moved');
    expect(gateway.readLog() + gateway.readErrors()).not.toMatch(/MARKED|tel=/);
  });

  test('the site compresses a page, once for each coding', async () => {
    site.page.body = 'страница '.repeat(200);
    for (const coding of ['br', 'gzip', 'gzip, deflate, br, zstd', undefined]) {
      const [one, other] = [
        await open('/j', { headers: coding ? { 'accept-encoding': coding } : {} }),
        await open('/j', { headers: coding ? { 'accept-encoding': coding } : {} }),
      ];
      expect(one.headers['content-encoding']).toBe(coding === 'gzip' ? 'gzip' : coding && 'br');
      expect(one.headers['vary']).toMatch(/^accept-encoding/i);
      if (coding) expect(one.bytes.length).toBeLessThan(one.text.length / 3);
      expect([one.text, other.bytes]).toEqual([other.text, one.bytes]);
    }
    expect(site.requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined]);
  });
});

import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareUpstreams, TRUST_THIS_MACHINE } from './gatewayFiles.ts';
import { startNginx, type Gateway } from './startNginx.ts';
import { startFakeSite, type FakeSite } from './testing/fakeSite.ts';
import { requestGateway, type GatewayRequest } from './requestGateway.ts';
import { nginx } from './testing/skipWithoutNginx.ts';

const VISITORS = 8;
const REQUESTS = 30;

// The second test uses the process that the first one leaves running.
const IN_ORDER = { shuffle: false };

describe.skipIf(nginx === undefined)(
  'a gateway in front of two processes of a site and two backends',
  IN_ORDER,
  () => {
    let sites: FakeSite[] = [];
    let backends: FakeSite[] = [];
    let gateway: Gateway;
    beforeAll(async () => {
      sites = await Promise.all([startFakeSite(), startFakeSite()]);
      backends = await Promise.all([startFakeSite(), startFakeSite()]);
      // Nothing is kept, so that every request reaches a process.
      for (const { page } of [...sites, ...backends])
        Object.assign(page, { cacheControl: 'no-store', delayMs: 10 });
      gateway = await startNginx(nginx ?? '', {
        upstreams: shareUpstreams(
          sites.map(({ port }) => port),
          backends.map(({ port }) => port),
        ),
        trusted: TRUST_THIS_MACHINE,
      });
    });
    afterAll(async () => {
      await gateway?.stop();
      await Promise.all([...sites, ...backends].map((process) => process.stop()));
    });

    /** Sends requests from several visitors, calls `disturb` after a third of them, and returns the statuses. */
    async function load(port: number, request: GatewayRequest, disturb: () => void): Promise<number[]> {
      const statuses: number[] = [];
      const visit = async (visitor: number) => {
        for (let index = 0; index < REQUESTS; index += 1) {
          const headers = { ...request.headers, 'x-forwarded-for': `198.51.${visitor}.${index}` };
          if (visitor === 0 && index === REQUESTS / 3) disturb();
          const response = await requestGateway(port, `/p${visitor}-${index}`, { ...request, headers }).catch(
            () => undefined,
          );
          statuses.push(response?.status ?? 0);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
      return statuses;
    }

    test('no GET fails when one site and one backend are killed', async () => {
      const [pages, calls] = await Promise.all([
        load(gateway.port, {}, () => void sites[0]?.stop()),
        load(gateway.backendPort, {}, () => void backends[0]?.stop()),
      ]);
      expect([new Set(pages), new Set(calls)]).toEqual([new Set([200]), new Set([200])]);
      expect(sites.every(({ requests }) => requests.length > 0)).toBe(true);
      expect(sites[1]?.requests.length).toBeGreaterThan((VISITORS * REQUESTS) / 2);
    });

    test('a POST of a visitor is not repeated by the gateway', async () => {
      const [, remaining] = sites;
      const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
      // The process is stopped long before it would answer.
      if (remaining) remaining.page.delayMs = 20_000;
      const response = requestGateway(gateway.port, '/api/request/send', post);
      await expect
        .poll(() => remaining?.requests.filter(({ method }) => method === 'POST').length, { timeout: 20_000 })
        .toBe(1);
      const port = remaining?.port;
      await remaining?.stop();
      sites[1] = await startFakeSite(port);
      const { status, headers, text } = await response;
      expect([status, headers['retry-after'], JSON.parse(text).error.code]).toEqual([503, '30', 'not_ready']);
      expect(sites[1].requests.filter(({ method }) => method === 'POST')).toEqual([]);
    });
  },
);

describe.skipIf(nginx === undefined)('while a release replaces one of two processes', () => {
  test('a static file that only one of them has is served', async () => {
    const [renewed, old] = [await startFakeSite(), await startFakeSite()];
    const backend = await startFakeSite();
    const gateway = await startNginx(nginx ?? '', {
      upstreams: shareUpstreams([renewed.port, old.port], [backend.port, backend.port]),
      trusted: TRUST_THIS_MACHINE,
    });
    try {
      renewed.page.status = 404;
      const statuses: number[] = [];
      for (let index = 0; index < 10; index += 1)
        statuses.push((await requestGateway(gateway.port, `/_next/static/chunks/${index}.js`)).status);
      expect([...new Set(statuses)]).toEqual([200]);
      expect(renewed.requests.length).toBeGreaterThan(0);
      // One that neither has is a 404, and does not put a process out of service.
      old.page.status = 404;
      expect((await requestGateway(gateway.port, '/_next/static/chunks/gone.js')).status).toBe(404);
      old.page.status = 200;
      expect((await requestGateway(gateway.port, '/_next/static/chunks/back.js')).status).toBe(200);
    } finally {
      await gateway.stop();
      await Promise.all([renewed, old, backend].map((site) => site.stop()));
    }
  });
});

describe.skipIf(nginx === undefined)(
  'a gateway in front of a process that is stopped and one that works',
  () => {
    /** Takes connections and answers nothing, as the kernel does for a process that has got SIGSTOP. */
    const stopped = createServer();
    let site: FakeSite;
    let gateway: Gateway;
    beforeAll(async () => {
      site = await startFakeSite();
      site.page.cacheControl = 'no-store';
      await new Promise<void>((resolve) => stopped.listen(0, '127.0.0.1', resolve));
      const { port } = stopped.address() as AddressInfo;
      gateway = await startNginx(nginx ?? '', {
        upstreams: shareUpstreams([port, site.port], [site.port]),
        trusted: TRUST_THIS_MACHINE,
        // The test does not wait so long, but longer than a busy machine delays the process that works. Where the file
        // has no such limit, it takes the general one, 30 s.
        limits: { 'proxy_read_timeout 12s': 'proxy_read_timeout 4s' },
      });
    });
    afterAll(async () => {
      await gateway?.stop();
      await site?.stop();
      stopped.close();
    });

    test.each(['/page', '/api/words/japan?q=a', '/pictures/japan/1/0'])(
      'no GET of %s fails',
      async (path) => {
        // So long the gateway remembers that a process has failed (`fail_timeout`).
        await wait(3500);
        const statuses = await Promise.all(
          Array.from({ length: 8 }, (_, visitor) =>
            requestGateway(gateway.port, `${path}${path.includes('?') ? '&' : '?'}n=${visitor}`, {
              headers: { 'x-forwarded-for': `198.51.100.${visitor}` },
            }).then(({ status }) => status),
          ),
        );
        expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
      },
    );
  },
);

import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createVisitorDemand, runWithDemand } from '@vvoz/api/visitor/demand';
import { recordSpans } from '@vvoz/telemetry/testing/recordSpans';
import { runInScope } from '@vvoz/site-server/log/requestScope';
import { createBackend } from './backend.ts';

test('passes the visitor’s request id to the backend', async () => {
  const ids: unknown[] = [];
  const paths: unknown[] = [];
  const server = createServer((request, response) => {
    ids.push(request.headers['x-request-id']);
    paths.push(request.url);
    response.setHeader('content-type', 'application/json').end('{"contacts":{"tel":"1"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('API_URL', `http://127.0.0.1:${port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  const backend = createBackend();
  const request = new Request('http://main/api/x', { headers: { 'x-request-id': 'visitor-1' } });
  await runInScope(request, () => backend().content.options());
  await backend().content.options();
  await runInScope(request, () => backend().fetchRaw('/pictures/japan/a/0?w=640', {}));
  expect(ids).toEqual(['visitor-1', undefined, 'visitor-1']);
  expect(paths[2]).toBe('/pictures/japan/a/0?w=640');
});

test('a call is a span of the request that needs it, and the backend gets its id', async () => {
  const { spans, stop } = recordSpans();
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers['traceparent']);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    stop();
    vi.unstubAllEnvs();
    server.close();
  });
  const backend = createBackend();
  const page = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const request = new Request('http://main/api/x', { headers: { traceparent: page } });
  await runInScope(request, () => backend().fetchRaw('/api/v2/cars/japan/prius-1?ip=203.0.113.7', {}));
  // Work that no request waits for has no trace.
  await backend().fetchRaw('/api/options', {});
  expect(seen).toEqual([spans[0]?.sentTraceparent, undefined]);
  expect(spans).toMatchObject([
    { kind: 'client', name: 'GET /api/v2/cars/japan/*', traceparent: page, ended: { status: 404 } },
  ]);
  expect(JSON.stringify(spans)).not.toMatch(/prius|203\.0/);
});

/** A backend that never answers. `open` lists its open requests. */
async function startSilentServer() {
  const open = new Set<string>();
  const server = createServer((request, response) => {
    const name = `${request.method} ${String(request.headers['x-vvoz-visitor'])}`;
    open.add(name);
    response.on('close', () => open.delete(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return open;
}

test('when a visitor leaves, the reads for this visitor end and the posts go on', async () => {
  const open = await startSilentServer();
  const backend = createBackend();
  const visitor = new AbortController();
  const scope = new Request('http://main/api/x', { headers: { 'x-vvoz-visitor': '203.0.113.7' } });
  const calls = runWithDemand(createVisitorDemand('203.0.113.7', visitor.signal), () =>
    runInScope(scope, async () =>
      ['GET', 'POST'].map((method) =>
        backend()
          .fetchRaw('/api/x', { method })
          .catch(() => undefined),
      ),
    ),
  );
  void (await calls);
  await vi.waitFor(() => expect([...open].toSorted()).toEqual(['GET 203.0.113.7', 'POST 203.0.113.7']));
  visitor.abort();
  await vi.waitFor(() => expect([...open]).toEqual(['POST 203.0.113.7']));
});

test('the backend learns that a call of this machine or of a gateway has no visitor', async () => {
  const open = await startSilentServer();
  vi.stubEnv('VVOZ_TRUSTED_PROXIES', '10.0.0.0/8');
  const backend = createBackend();
  const call = (method: string, visitor: string) =>
    runInScope(new Request('http://main/api/x', { headers: { 'x-vvoz-visitor': visitor } }), async () => {
      backend()
        .fetchRaw('/api/x', { method })
        .catch(() => undefined);
    });
  await call('GET', '127.0.0.1');
  await call('PUT', '10.1.2.3');
  await call('POST', '203.0.113.7');
  await vi.waitFor(() => expect([...open].toSorted()).toEqual(['GET none', 'POST 203.0.113.7', 'PUT none']));
});

/** Starts a backend that notes the addresses it is called with. */
async function startNotingServer() {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.setHeader('content-type', 'application/json').end('{"contacts":{"tel":"1"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  return paths;
}

test.each([
  [
    'true',
    '/api/calc?price=1&ip=203.0.113.7',
    '/api/request/send?ip=203.0.113.7',
    '/wp-json/api/articles?slug=a&ip=203.0.113.7',
  ],
  ['false', '/api/calc?price=1', '/api/request/send', '/wp-json/api/articles?slug=a'],
  ['', '/api/calc?price=1', '/api/request/send', '/wp-json/api/articles?slug=a'],
])('VVOZ_IP_IN_QUERY=%s: calls for one visitor are %s, %s and %s', async (option, calc, lead, text) => {
  const paths = await startNotingServer();
  vi.stubEnv('VVOZ_IP_IN_QUERY', option);
  const backend = createBackend();
  const scope = new Request('http://main/api/x', { headers: { 'x-vvoz-visitor': '203.0.113.7' } });
  await runInScope(scope, async () => {
    await backend().fetchRaw('/api/calc?price=1', {});
    await backend().fetchRaw('/api/request/send', { method: 'POST' });
    await backend().fetchRaw('/pictures/japan/a/0?w=640', {});
    await backend().fetchRaw('/wp-json/api/articles?slug=a', {});
  });
  // Work that no visitor waits for, such as that for a page that is kept for everyone.
  await backend().content.options();
  // An address of this machine is not a visitor's.
  const own = new Request('http://main/api/x', { headers: { 'x-vvoz-visitor': '127.0.0.1' } });
  await runInScope(own, () => backend().content.options());
  expect(paths).toEqual([calc, lead, '/pictures/japan/a/0?w=640', text, '/api/options', '/api/options']);
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** A collection takes long in the process that all tests share. */
const MAX_CLOSE_MS = 30_000;

test('after a garbage collection a call still ends with its signal, and when its visitor leaves', async () => {
  const open = await startSilentServer();
  const backend = createBackend();
  const [caller, visitor] = [new AbortController(), new AbortController()];
  const begin = (method: string) =>
    void backend()
      .fetchRaw('/', { method, signal: caller.signal })
      .catch(() => undefined);
  begin('POST');
  runWithDemand(createVisitorDemand('a', visitor.signal), () => {
    backend()
      .content.options()
      .catch(() => undefined);
  });
  await vi.waitFor(() => expect([...open].toSorted()).toEqual(['GET none', 'POST none']), MAX_CLOSE_MS);
  for (let time = 0; time < 3; time += 1) {
    collectGarbage();
    await new Promise((resolve) => void setImmediate(resolve));
  }
  visitor.abort();
  await vi.waitFor(() => expect([...open]).toEqual(['POST none']), MAX_CLOSE_MS);
  caller.abort();
  await vi.waitFor(() => expect([...open]).toEqual([]), MAX_CLOSE_MS);
});

test('calls prove by the secret that they come from this site, and follow no redirect unless they may', async () => {
  const secrets: unknown[] = [];
  const server = createServer((request, response) => {
    secrets.push(request.headers['x-vvoz-secret']);
    response.writeHead(request.url === '/moved' ? 302 : 200, { location: '/' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  await createBackend()().fetchRaw('/', {});
  vi.stubEnv('VVOZ_STOREFRONT_SECRET', 'a-secret-of-the-test');
  // The clients, and so what they remember, are created once.
  const backend = createBackend();
  expect(backend()).toBe(backend());
  expect((await backend().fetchRaw('/moved', { redirect: 'manual' })).status).toBe(302);
  expect(secrets).toEqual([undefined, 'a-secret-of-the-test']);
});

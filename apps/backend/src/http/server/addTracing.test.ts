import { expect, onTestFinished, test } from 'vitest';
import { SECRET_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { recordSpans } from '@vvoz/telemetry/testing/recordSpans';
import { addTracing } from './addTracing.ts';
import { createServer } from './createServer.ts';

const SECRET = 'secret-of-our-storefronts';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADER = `00-${TRACE}-00f067aa0ba902b7-01`;

async function call(url: string, init: { headers?: Record<string, string>; remoteAddress?: string } = {}) {
  const { spans, stop } = recordSpans();
  const trusted = { has: (ip: string) => ip === '127.0.0.1', secret: SECRET };
  const app = createServer(false, { trusted });
  addTracing(app, trusted);
  app.get('/cars/:id', async () => ({}));
  app.get('/livez', async () => ({}));
  onTestFinished(async () => {
    stop();
    await app.close();
  });
  const { headers } = await app.inject({ url, ...init });
  return { spans, requestId: headers['x-request-id'] };
}

test('a call of a site continues its trace, whose id is that of the request', async () => {
  const { spans, requestId } = await call('/cars/prius-1?tel=89141234567', {
    headers: { traceparent: HEADER },
  });
  expect(requestId).toBe(TRACE);
  expect(spans).toMatchObject([
    { kind: 'server', name: 'GET /cars/:id', traceparent: HEADER, ended: { status: 200 } },
  ]);
  expect(JSON.stringify(spans)).not.toMatch(/prius|8914/);
});

test('a site on another machine is recognised by the secret', async () => {
  const remoteAddress = '203.0.113.9';
  const headers = { traceparent: HEADER, [SECRET_HEADER]: SECRET };
  expect((await call('/cars/1', { remoteAddress, headers })).requestId).toBe(TRACE);
});

test('a stranger chooses neither trace nor id', async () => {
  const headers = { traceparent: HEADER, 'x-request-id': 'chosen-by-a-visitor' };
  const { spans, requestId } = await call('/cars/1', { remoteAddress: '203.0.113.9', headers });
  expect(requestId).toMatch(/^[\da-f]{32}$/);
  expect(spans).toMatchObject([{ traceparent: undefined, traceId: requestId }]);
});

test('all unknown paths share one span name; calls of monitoring have no spans', async () => {
  expect((await call('/Анна')).spans).toMatchObject([{ name: 'GET no route', ended: { status: 404 } }]);
  expect((await call('/livez')).spans).toEqual([]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from './backend.ts';

vi.hoisted(() => {
  // Test files share loaded modules. Those that have imported the real scope must be loaded again.
  vi.resetModules();
});
// The scope of a page, which Next's own `headers` makes.
vi.mock('@vvoz/site-server/log/requestScope', () => ({
  getCurrentRequest: async () => ({ visitor: '203.0.113.7' }),
}));
afterAll(() => {
  vi.doUnmock('@vvoz/site-server/log/requestScope');
  vi.resetModules();
});

test('a call for a page, which is kept for everyone, names the visitor in no address', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push([request.url, request.headers['x-vvoz-visitor']]);
    response.setHeader('content-type', 'application/json').end('{"contacts":{"tel":"1"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('VVOZ_IP_IN_QUERY', 'true');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  await createBackend()().content.options();
  expect(seen).toEqual([['/api/options', '203.0.113.7']]);
});

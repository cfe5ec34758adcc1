import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runInScope } from '../log/requestScope.ts';
import { createBackend } from './backend.ts';

test('passes the visitor’s request id to the backend', async () => {
  const ids: unknown[] = [];
  const paths: unknown[] = [];
  const server = createServer((request, answer) => {
    ids.push(request.headers['x-request-id']);
    paths.push(request.url);
    answer.setHeader('content-type', 'application/json').end('{"contacts":{"tel":"1"}}');
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

import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { isFailure, createSender, MAX_RESPONSE_MS } from './send.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

test('the server receives the address unchanged, even with broken escapes; it may refuse unescaped UTF-8', async () => {
  let seen = '';
  const base = await serve((request, response) => {
    seen = Buffer.from(request.url ?? '', 'latin1').toString('utf8');
    response.end('ok');
  });
  const send = createSender(base, 1);
  expect((await send("/list?a=%D0&b=%zz&c[]='&&=")).status).toBe('200');
  expect(seen).toBe("/list?a=%D0&b=%zz&c[]='&&=");
  expect((await send('/list?a=Лада')).status).toMatch(/^(200|400)$/);
});

test('a 4xx is an answer; a 5xx, a broken connection and a long wait are failures', async () => {
  const base = await serve((request, response) => {
    if (request.url === '/reset') request.socket.destroy();
    else {
      response.statusCode = Number(request.url?.slice(1));
      response.end();
    }
  });
  const send = createSender(base, 2);
  expect(isFailure(await send('/400'))).toBe(false);
  expect(isFailure(await send('/404'))).toBe(false);
  expect(isFailure(await send('/503'))).toBe(true);
  expect(await send('/reset')).toMatchObject({ status: 'ECONNRESET' });
  expect(isFailure({ status: 'ECONNRESET', ms: 1 })).toBe(true);
  expect(isFailure({ status: '200', ms: MAX_RESPONSE_MS + 1 })).toBe(true);
});

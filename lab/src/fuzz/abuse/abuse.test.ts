import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '@vvoz/tools/lib/root';
import { generateAbuse } from './abuseCorpus.ts';
import { findFault } from './judgeResponse.ts';
import { parseShare } from './parseShare.ts';
import { formatRequest, type Target } from './rawRequest.ts';
import { sendRaw } from './sendRaw.ts';

const TARGET: Target = { host: 'a', paths: ['/lots/{id}'] };
const generate = (seed: number, text = '1/1') =>
  [...generateAbuse(TARGET, { count: 600, seed, share: parseShare(text) })].map(({ bytes }) =>
    bytes.toString('latin1'),
  );

test('the same seed gives the same requests, and all shares together are the whole run', () => {
  const all = generate(1);
  expect(generate(1)).toEqual(all);
  expect(generate(2)).not.toEqual(all);
  expect(['1/3', '2/3', '3/3'].flatMap((share) => generate(1, share)).toSorted()).toEqual(all.toSorted());
});

test('methods, escapes, lengths, chunked bodies and internal headers of abuse occur', () => {
  const all = generate(1).join('\n');
  for (const form of [
    /^TRACE /m,
    /%FF/,
    /%00/,
    /^GET \/(?:_next\/static|healthz|livez|izbrannoe)\/(?:\.\.|%2e|\.%2E)/m,
    /\?(?:a=1&){1000}/,
    /Content-Length: 5\r\nContent-Length: 6/,
    /Transfer-Encoding: chunked/,
    /x-vvoz-/,
    /next-/,
  ])
    expect(all).toMatch(form);
});

test.each(['0/4', '5/4', '1', 'a/b'])('%s is refused as a share', (text) => {
  expect(() => parseShare(text)).toThrow('is not a share such as 2/4');
});

/** Sends a plain request to a server with this listener. Returns the fault that is found in its answer. */
async function findFaultOf(listener: RequestListener): Promise<string | undefined> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const parts = { method: 'GET', target: '/', lines: ['Host: a'], body: '' };
  return findFault(await sendRaw(base, formatRequest('plain', parts)));
}

const SAFE = { 'x-content-type-options': 'nosniff' };

test.each<[string, string | undefined, RequestListener]>([
  ['a 404', undefined, (_, response) => response.writeHead(404, SAFE).end('no such lot')],
  [
    'a refusal with Retry-After',
    undefined,
    (_, response) => response.writeHead(503, { 'retry-after': '5', ...SAFE }).end(),
  ],
  ['an unknown version', undefined, (_, response) => response.writeHead(505, SAFE).end()],
  ['a closed connection', undefined, (request) => request.socket.destroy()],
  ['a 500', 'status 500', (_, response) => response.writeHead(500, SAFE).end()],
  ['a 503 without Retry-After', 'status 503', (_, response) => response.writeHead(503, SAFE).end()],
  [
    'a redirect in the place of a file',
    'caches may keep a 308 for ever',
    (_, response) =>
      response.writeHead(308, { 'cache-control': 'public, max-age=31536000, immutable', ...SAFE }).end(),
  ],
  ['an answer whose type browsers may guess', 'no nosniff (200)', (_, response) => response.end('a')],
  [
    'a path of this machine',
    `the answer (400) contains "${root}"`,
    (_, response) => response.writeHead(400, SAFE).end(`in ${root}/a.ts`),
  ],
  [
    'a stack trace',
    String.raw`the answer (400) contains "\n    at "`,
    (_, response) => response.writeHead(400, SAFE).end('Error\n    at f'),
  ],
])('%s: the fault that is found is %s', async (_, fault, listener) => {
  expect(await findFaultOf(listener)).toBe(fault);
});

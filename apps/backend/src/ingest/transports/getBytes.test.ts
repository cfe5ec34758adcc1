import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startFeedServer } from '../testing/httpServer.ts';
import { zipBehindPrefix } from '@vvoz/supplier/servers/zlibBehindPrefix';
import { parseBaseAddress, getBytes, GetError, type Pause } from './getBytes.ts';

interface Scripted {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Starts a server that gives these answers in turn and repeats the last one. Records the waits between requests. */
async function setUp(responses: readonly (Scripted | 'cut')[]) {
  let requestCount = 0;
  const url = await startFeedServer((request, response) => {
    const scripted = responses[Math.min(requestCount, responses.length - 1)];
    requestCount += 1;
    if (scripted === 'cut' || !scripted) request.socket.destroy();
    else response.writeHead(scripted.status, scripted.headers).end(scripted.body);
  });
  const waited: number[] = [];
  const pause: Pause = (ms) => {
    waited.push(ms);
    return Promise.resolve();
  };
  return { url, waited, pause, requestCount: () => requestCount };
}

const busy = (retryAfter?: string): Scripted => ({
  status: 503,
  ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
});

test('of all files of ingest, only fetchRaw and fetchWithin send HTTP requests', () => {
  const ingest = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(ingest, { recursive: true, encoding: 'utf8' });
  const callers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !/[.]test[.]ts$|^testing/.test(file) &&
      /\bfetch\(|from 'node:https?'|from 'ky'/.test(readFileSync(path.join(ingest, file), 'utf8')),
  );
  expect(callers.toSorted()).toEqual(['transports/fetchRaw.ts', 'transports/fetchWithin.ts']);
});

test('waits double each time or last as long as the server asks, but never over a minute', async () => {
  const responses = [busy(), busy(), busy('7'), busy('3600'), busy('0'), busy(), { status: 200, body: 'x' }];
  const { url, waited, pause } = await setUp(responses);
  const response = await getBytes(url, { retries: 6, pause });
  expect([response.status, response.attempts, response.bytes.toString()]).toEqual([200, 7, 'x']);
  expect(waited).toEqual([1000, 2000, 7000, 60_000, 0, 32_000]);
});

test('after the retries it returns the last status, or throws for a broken connection', async () => {
  const failing = await setUp([busy(), busy(), busy()]);
  expect(await getBytes(failing.url, { retries: 2, pause: failing.pause })).toMatchObject({
    status: 503,
    attempts: 3,
  });
  expect(failing.waited).toEqual([1000, 2000]);
  const broken = await setUp([busy(), busy(), 'cut']);
  const error = await getBytes(broken.url, { retries: 2, pause: broken.pause }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(GetError);
  expect(error).toMatchObject({ kind: 'network', attempts: 3 });
});

test.each([403, 404, 304])('a status of %d is not retried', async (status) => {
  const { url, waited, pause } = await setUp([{ status }]);
  expect((await getBytes(url, { retries: 5, pause })).status).toBe(status);
  expect(waited).toEqual([]);
});

test('an answer that the caller considers final is not retried, whatever its status', async () => {
  const { url, waited, pause } = await setUp([{ status: 429, body: 'daily limit' }]);
  const isFinal = ({ bytes }: { bytes: Buffer }) => bytes.toString() === 'daily limit';
  expect((await getBytes(url, { retries: 5, pause, isFinal })).status).toBe(429);
  expect(waited).toEqual([]);
});

test('a redirect is followed, unless the address contains a secret', async () => {
  const { url } = await setUp([
    { status: 302, headers: { location: '/there' } },
    { status: 200, body: 'there' },
  ]);
  expect((await getBytes(url, { raw: true })).status).toBe(302);
  expect((await getBytes(url)).bytes.toString()).toBe('there');
});

test.each<[string, (own: string) => string]>([
  ['another host', () => 'http://evil.example/feed'],
  ['another port of the same machine', () => 'http://127.0.0.1:1/feed'],
  ['the same machine under another name', (own) => own.replace('127.0.0.1', 'localhost')],
  ['a private address', () => 'http://169.254.169.254/latest/meta-data'],
  ['a name and a password', (own) => own.replace('://', '://admin:secret@')],
  ['a file', () => 'file:///etc/passwd'],
  ['no address', () => 'http://['],
])('a redirect to %s is not followed and not retried', async (_, locate) => {
  let requests = 0;
  const url = await startFeedServer((request, response) => {
    requests += 1;
    response.writeHead(302, { location: locate(`http://${request.headers.host}/there`) }).end();
  });
  const error = await getBytes(`${url}/?code=hidden`, { pause: () => Promise.resolve() }).catch(
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ name: 'GetError', kind: 'redirected', attempts: 1 });
  expect(String(error)).not.toMatch(/hidden|secret|there/);
  expect(requests).toBe(1);
});

test('gives up after five redirects within one host', async () => {
  const url = await startFeedServer(
    (_, response) => void response.writeHead(302, { location: '/again' }).end(),
  );
  await expect(getBytes(url)).rejects.toThrow('more than 5 times');
});

test('an answer that is too large is not requested again', async () => {
  const { url, waited, pause } = await setUp([{ status: 200, body: 'x'.repeat(101) }]);
  const error = await getBytes(url, { maxBytes: 100, pause }).catch((thrown) => thrown);
  expect(error).toMatchObject({ kind: 'too large', attempts: 1 });
  expect(waited).toEqual([]);
});

test.each<[string, string | Buffer, string]>([
  ['plain', 'x'.repeat(100), 'x'.repeat(100)],
  ['gzip', gzipSync('x'.repeat(100)), 'x'.repeat(100)],
  ['beginning like gzip', Buffer.from([0x1f]), '\u001f'],
  ['empty', '', ''],
])('a body of exactly the maximum size is read: %s', async (_kind, body, text) => {
  const { url } = await setUp([{ status: 200, body }]);
  expect((await getBytes(url, { maxBytes: 100 })).bytes.toString('latin1')).toBe(text);
});

test('a small body that unpacks to more than the maximum is refused, and the error says that it was packed', async () => {
  const { url, waited, pause } = await setUp([{ status: 200, body: gzipSync('x'.repeat(101)) }]);
  const error = await getBytes(url, { maxBytes: 100, pause }).catch((thrown) => thrown);
  expect(error).toMatchObject({
    kind: 'too large',
    attempts: 1,
    message: 'The answer is larger than 100 bytes when unpacked',
  });
  expect(waited).toEqual([]);
});

test('the default maximum is 32 MiB, and one byte more is refused', async () => {
  const { url } = await setUp([
    { status: 200, body: Buffer.alloc(32 * 1024 * 1024) },
    { status: 200, body: Buffer.alloc(32 * 1024 * 1024 + 1) },
  ]);
  expect((await getBytes(url)).bytes).toHaveLength(33_554_432);
  await expect(getBytes(url)).rejects.toMatchObject({ kind: 'too large' });
});

test('a body that breaks off is requested again', async () => {
  let requestCount = 0;
  const url = await startFeedServer((request, response) => {
    requestCount += 1;
    if (requestCount === 1) {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => request.socket.destroy(), 20);
    } else response.end('whole');
  });
  const response = await getBytes(url, { pause: () => Promise.resolve() });
  expect([response.bytes.toString(), response.attempts]).toEqual(['whole', 2]);
});

test('a body that cannot be unpacked is not requested again, because it would be the same', async () => {
  const { url, waited, pause } = await setUp([{ status: 200, body: gzipSync('whole').subarray(0, 12) }]);
  await expect(getBytes(url, { pause })).rejects.toMatchObject({ kind: 'not unpacked', attempts: 1 });
  expect(waited).toEqual([]);
});

test.each<[string, Buffer]>([
  ['gzip', gzipSync('whole')],
  ['a zlib stream behind eight bytes', zipBehindPrefix('whole')],
  ['plain', Buffer.from('whole')],
])(
  'the packing of a raw body is recognised by its bytes, whatever its headers are: %s',
  async (_kind, body) => {
    for (const encoding of ['gzip', 'deflate', 'br', 'identity']) {
      const headers = { 'content-encoding': encoding };
      const { url } = await setUp([{ status: 200, headers, body }]);
      expect((await getBytes(url, { raw: true })).bytes.toString()).toBe('whole');
    }
  },
);

test('a zlib stream that unpacks to more than the maximum is refused', async () => {
  const { url } = await setUp([{ status: 200, body: zipBehindPrefix('x'.repeat(101)) }]);
  await expect(getBytes(url, { raw: true, maxBytes: 100 })).rejects.toMatchObject({ kind: 'too large' });
});

test.each(['before the answer', 'in the body'])(
  'silence %s is a timeout, and the request is repeated',
  async (where) => {
    const url = await startFeedServer((_request, response) => {
      if (where === 'in the body') response.writeHead(200, { 'content-length': '100' }).write('half');
    });
    const waited: number[] = [];
    const work = getBytes(url, {
      timeoutMs: 60,
      retries: 1,
      pause: (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
    });
    await expect(work).rejects.toMatchObject({
      name: 'GetError',
      kind: 'timeout',
      message: 'no answer in 60 ms',
      attempts: 2,
    });
    // On a busy machine an attempt can end before its request reaches the server, so the server does not count.
    expect(waited).toEqual([1000]);
  },
);

test.each([
  [409, 1],
  [408, 4],
  [429, 4],
  [499, 1],
  [500, 4],
])('by default a request that gets a %d is sent %d times', async (status, attempts) => {
  const { url, pause } = await setUp([{ status }]);
  expect(await getBytes(url, { pause })).toMatchObject({ status, attempts });
});

test('the caller sets the longest wait', async () => {
  const { url, waited, pause } = await setUp([busy('3600'), busy(), { status: 200 }]);
  await getBytes(url, { pause, maxPauseMs: 1500 });
  expect(waited).toEqual([1500, 1500]);
});

test('the error for a broken connection gives the reason without the address', async () => {
  const { url, pause } = await setUp(['cut']);
  const error = await getBytes(`${url}/?code=secret`, { retries: 0, pause }).catch((thrown) => thrown);
  expect(error).toMatchObject({ kind: 'network', attempts: 1 });
  expect(error.message).not.toBe('');
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('secret');
  expect(error.cause).toBeUndefined();
});

test('a request that is aborted before it begins is not sent', async () => {
  const { url, requestCount } = await setUp([{ status: 200 }]);
  const signal = AbortSignal.abort(new Error('shutting down'));
  await expect(getBytes(url, { signal })).rejects.toThrow('shutting down');
  expect(requestCount()).toBe(0);
});

test.each([
  ['https://host', 'https://host'],
  ['http://host:8080/a/b//', 'http://host:8080/a/b'],
  ['https://host/a?x=1#y', 'https://host/a'],
])('%s is read as the address %s', (text, address) => expect(parseBaseAddress(text)).toBe(address));

test.each(['ftp://host', 'host', '', 'https://name@host', 'https://:secret@host', 'xhttp://host'])(
  '%s is refused as a source address, and the error does not repeat it',
  (text) => {
    expect(() => parseBaseAddress(text)).toThrow(
      new TypeError('The address must be http(s)://host, without a name and a password.'),
    );
  },
);

test('an abort ends a wait at once, with its reason', async () => {
  const { url, requestCount } = await setUp([busy('60')]);
  const controller = new AbortController();
  const work = getBytes(url, { signal: controller.signal });
  await expect.poll(requestCount).toBe(1);
  controller.abort(new Error('shutting down'));
  await expect(work).rejects.toThrow('shutting down');
});

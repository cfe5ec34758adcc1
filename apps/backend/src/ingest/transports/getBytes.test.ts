import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { httpServer } from '../testing/httpServer.ts';
import { getBytes, GetError, type Pause } from './getBytes.ts';

interface Scripted {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A server that gives these answers one after the other, the last one again and again; and the waits between them. */
async function setUp(answers: readonly (Scripted | 'cut')[]) {
  let asked = 0;
  const url = await httpServer((request, answer) => {
    const scripted = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (scripted === 'cut' || !scripted) request.socket.destroy();
    else answer.writeHead(scripted.status, scripted.headers).end(scripted.body);
  });
  const waited: number[] = [];
  const pause: Pause = (ms) => {
    waited.push(ms);
    return Promise.resolve();
  };
  return { url, waited, pause, asked: () => asked };
}

const busy = (retryAfter?: string): Scripted => ({
  status: 503,
  ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
});

test('nothing else in ingest asks over HTTP', () => {
  const ingest = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(ingest, { recursive: true, encoding: 'utf8' });
  const callers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !/[.]test[.]ts$|^testing/.test(file) &&
      /\bfetch\(|from 'node:https?'|from 'ky'/.test(readFileSync(path.join(ingest, file), 'utf8')),
  );
  expect(callers).toEqual(['transports/getBytes.ts']);
});

test('waits longer each time, as long as the server asks, and never more than a minute', async () => {
  const answers = [busy(), busy(), busy('7'), busy('3600'), busy('0'), busy(), { status: 200, body: 'x' }];
  const { url, waited, pause } = await setUp(answers);
  const answer = await getBytes(url, { retries: 6, pause });
  expect([answer.status, answer.attempts, answer.bytes.toString()]).toEqual([200, 7, 'x']);
  expect(waited).toEqual([1000, 2000, 7000, 60_000, 0, 32_000]);
});

test('after the retries the last status is the answer, and a broken connection the error', async () => {
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

test.each([403, 404, 304])('a status of %d is not tried again', async (status) => {
  const { url, waited, pause } = await setUp([{ status }]);
  expect((await getBytes(url, { retries: 5, pause })).status).toBe(status);
  expect(waited).toEqual([]);
});

test('an answer that the caller takes as final is not tried again, whatever its status', async () => {
  const { url, waited, pause } = await setUp([{ status: 429, body: 'daily limit' }]);
  const isFinal = ({ bytes }: { bytes: Buffer }) => bytes.toString() === 'daily limit';
  expect((await getBytes(url, { retries: 5, pause, isFinal })).status).toBe(429);
  expect(waited).toEqual([]);
});

test('a redirection is followed, unless the address holds a secret', async () => {
  const { url } = await setUp([
    { status: 302, headers: { location: '/there' } },
    { status: 200, body: 'there' },
  ]);
  expect((await getBytes(url, { redirect: 'manual' })).status).toBe(302);
  expect((await getBytes(url)).bytes.toString()).toBe('there');
});

test('an answer that is too large is not asked for again', async () => {
  const { url, waited, pause } = await setUp([{ status: 200, body: 'x'.repeat(101) }]);
  const error = await getBytes(url, { maxBytes: 100, pause }).catch((thrown) => thrown);
  expect(error).toMatchObject({ kind: 'too large', attempts: 1 });
  expect(waited).toEqual([]);
});

test('an abort ends the wait at once, with its reason', async () => {
  const { url, asked } = await setUp([busy('60')]);
  const controller = new AbortController();
  const work = getBytes(url, { signal: controller.signal });
  await expect.poll(asked).toBe(1);
  controller.abort(new Error('shutting down'));
  await expect(work).rejects.toThrow('shutting down');
});

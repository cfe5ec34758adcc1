import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createPictureData, readPicture } from './pictureData.ts';

function getPicture(error: unknown, signal: AbortSignal): Promise<Response> {
  const fetchRaw = async (): Promise<never> => {
    throw error;
  };
  return createPictureData(createFakeBackend({ fetchRaw })).getPicture(['cms', 'a b'], '?w=1', signal);
}

test.each<[unknown, string]>([
  [new TypeError('fetch failed'), 'fetch failed'],
  ['broken', 'broken'],
])('without an answer it throws a network failure with its cause: %s', async (error, detail) => {
  await expect(getPicture(error, new AbortController().signal)).rejects.toMatchObject({
    failure: { kind: 'network', url: '/pictures/cms/a%20b', detail },
    cause: error,
  });
});

test('a request that the visitor aborts is not a network failure', async () => {
  const error = new DOMException('The operation was aborted', 'AbortError');
  await expect(getPicture(error, AbortSignal.abort())).rejects.toBe(error);
});

test('a picture that never arrives fails at its time limit, although fetch does not notice the signal', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetchRaw = () => new Promise<never>(() => undefined);
  const { getPicture: getPictureOf } = createPictureData(createFakeBackend({ fetchRaw }));
  const failure = getPictureOf(['cms', 'a'], '', new AbortController().signal).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ failure: { kind: 'timeout', afterMs: 10_000 } });
});

test('a picture that comes in many parts is refused when they are too large together', async () => {
  const part = new Uint8Array(3 * 1024 * 1024);
  const read = (parts: number) => {
    let left = parts;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => ((left -= 1) < 0 ? controller.close() : controller.enqueue(part)),
    });
    return readPicture('/pictures/a', new Response(body, { headers: { 'content-type': 'image/webp' } }));
  };
  expect(await read(2)).toHaveLength(2 * part.length);
  await expect(read(3)).rejects.toMatchObject({ failure: { kind: 'contract', field: 'body' } });
});

test('the call for a picture ends when its visitor leaves', async () => {
  const visitor = new AbortController();
  let call: AbortSignal | null | undefined;
  const fetchRaw = (_path: string, { signal }: RequestInit) => {
    call = signal;
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const { getPicture: load } = createPictureData(createFakeBackend({ fetchRaw }));
  const picture = load(['cms', 'a'], '', visitor.signal);
  visitor.abort();
  await expect(picture).rejects.toMatchObject({ name: 'AbortError' });
  expect(call?.aborted).toBe(true);
});

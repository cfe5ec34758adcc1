import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

/** A post in pieces, as a client sends one without Content-Length. */
const createPost = (
  pieces: readonly (string | Uint8Array)[],
  headers: Record<string, string> = {},
): Request => {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
  return new Request('http://main/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
};

test('a body of exactly the limit is read, in bytes and not in letters', async () => {
  expect(await readBody(createPost(['Ан', 'на']), 8)).toBe('Анна');
  expect(await readBody(createPost(['Анна'], { 'content-length': '8' }), 8)).toBe('Анна');
});

test('a larger one is not, whatever length it says it has', async () => {
  expect(await readBody(createPost(['Ан', 'на', '!']), 8)).toBeUndefined();
  expect(await readBody(createPost(['Анна!'], { 'content-length': '8' }), 8)).toBeUndefined();
  expect(await readBody(createPost([], { 'content-length': '9' }), 8)).toBeUndefined();
});

test('a letter that is cut in two by its pieces is read whole', async () => {
  const letter = new TextEncoder().encode('ж');
  const post = createPost([letter.subarray(0, 1), letter.subarray(1)]);
  expect(await readBody(post)).toBe('ж');
});

test('a post without a body is empty', async () => {
  expect(await readBody(new Request('http://main/', { method: 'POST' }))).toBe('');
});

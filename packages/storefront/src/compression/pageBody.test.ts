import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { makeHole } from './deflateWithHoles.ts';
import { createPageBody } from './pageBody.ts';

const NONCES = ['TSab28ETahnh+nqbfiOBMg==', 'aepSSGWTPf2QVrVgqY5JDQ==', 'AOuXgjcHMrsqvyj9NN8b8Q=='];
const [NONCE = ''] = NONCES;

/** A page with scripts before and after a body that is longer than compressed text can refer back. */
const makePage = (nonce: string): Buffer => {
  const script = (index: number) => `<script src="/${index}.js" nonce="${nonce}" async=""></script>`;
  const body = Array.from({ length: 3000 }, (_, index) => `<li>лот ${(index * 7919) % 100_003}</li>`).join(
    '',
  );
  return Buffer.from(`${script(1)}${script(2)}<ul>${body}</ul>${script(3)}${script(4)}`);
};

test('each visitor gets the page with a nonce of their own and nothing of another one, compressed or not', async () => {
  const body = createPageBody(makePage(NONCE), NONCE);
  for (const nonce of [...NONCES, ...NONCES]) {
    expect(body?.fill(nonce).equals(makePage(nonce))).toBe(true);
    expect(gunzipSync((await body?.gzip(nonce)) ?? '').equals(makePage(nonce))).toBe(true);
  }
  expect(body?.bytes).toBe(makePage(NONCE).length);
});

test('a page that is sent often is compressed once, with the best level', async () => {
  const body = createPageBody(makePage(NONCE), NONCE);
  /** Reads the byte of a gzip file that tells whether it has the best level. */
  const readLevel = async () => (await body?.gzip(NONCE))?.[8];
  expect(await readLevel()).toBe(0);
  await vi.waitFor(async () => expect(await readLevel()).toBe(2));
});

test('pieces of data are joined, so that no nonce is cut in two', () => {
  const push = (data: string) => `<script nonce="${NONCE}">self.__next_f.push([1,"${data}"])</script>`;
  const [first, second] = [NONCE.slice(0, 9), NONCE.slice(9)];
  const body = createPageBody(Buffer.from(push(first) + push(second)), NONCE);
  const [, other = ''] = NONCES;
  expect(body?.fill(other).toString()).toBe(push(NONCE).replaceAll(NONCE, other));
});

test.each([
  ['without its nonce', '<p>лот</p>'],
  ['that has the text of a hole', `<p>${makeHole(24)}</p><script nonce="${NONCE}">`],
])('a page %s is for one visitor only', (_, html) => {
  expect(createPageBody(Buffer.from(html), NONCE)).toBeUndefined();
});

test('a page that consists of its nonce arrives unchanged', async () => {
  const body = createPageBody(Buffer.from(NONCE), NONCE);
  for (const nonce of [...NONCES, ...NONCES])
    expect(gunzipSync((await body?.gzip(nonce)) ?? '').toString()).toBe(nonce);
});

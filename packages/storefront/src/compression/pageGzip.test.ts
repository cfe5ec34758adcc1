import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { makeHole } from './deflateWithHoles.ts';
import { createPageGzip } from './pageGzip.ts';

const NONCES = ['TSab28ETahnh+nqbfiOBMg==', 'aepSSGWTPf2QVrVgqY5JDQ==', 'AOuXgjcHMrsqvyj9NN8b8Q=='];

/** A page with scripts before and after a body that is longer than compressed text can refer back. */
const makePage = (nonce: string, word = 'лот'): Buffer => {
  const script = (index: number) => `<script src="/${index}.js" nonce="${nonce}" async=""></script>`;
  const body = Array.from(
    { length: 3000 },
    (_, index) => `<li>${word} ${(index * 7919) % 100_003}</li>`,
  ).join('');
  return Buffer.from(`${script(1)}${script(2)}<ul>${body}</ul>${script(3)}${script(4)}`);
};

test('a page has its own nonce and nothing of another one, however often it is asked for', async () => {
  const gzipPage = createPageGzip();
  for (const nonce of [...NONCES, ...NONCES]) {
    const page = makePage(nonce);
    expect(gunzipSync(await gzipPage(page, nonce)).equals(page)).toBe(true);
  }
});

test('a page that is asked for often is compressed once, with the best level', async () => {
  const gzipPage = createPageGzip();
  const [nonce = ''] = NONCES;
  /** The byte of a gzip file that says whether it has the best level. */
  const readLevel = async () => (await gzipPage(makePage(nonce), nonce))[8];
  expect(await readLevel()).toBe(0);
  await vi.waitFor(async () => expect(await readLevel()).toBe(2));
});

test('a page whose data come in other pieces is the same page', async () => {
  const gzipPage = createPageGzip();
  const [nonce = ''] = NONCES;
  const push = (data: string) => `<script nonce="${nonce}">self.__next_f.push([1,"${data}"])</script>`;
  const whole = gunzipSync(await gzipPage(Buffer.from(push('ab')), nonce)).toString();
  expect(gunzipSync(await gzipPage(Buffer.from(push('a') + push('b')), nonce)).toString()).toBe(whole);
});

test('two pages that differ in one word never mix', async () => {
  const gzipPage = createPageGzip();
  for (const nonce of NONCES)
    for (const word of ['лот', 'тол']) {
      const page = makePage(nonce, word);
      expect(gunzipSync(await gzipPage(page, nonce)).equals(page)).toBe(true);
    }
});

test.each([
  ['without a nonce', '<p>лот</p>', undefined],
  ['whose policy has a nonce that it does not use', '<p>лот</p>', NONCES[0]],
  ['that has the text of a hole', `<p>${makeHole(24)}</p><script nonce="${NONCES[0]}">`, NONCES[0]],
  ['that is one nonce', NONCES[0] ?? '', NONCES[0]],
])('a page %s arrives as it was', async (_, html, nonce) => {
  const gzipPage = createPageGzip();
  for (let times = 0; times < 3; times += 1)
    expect(gunzipSync(await gzipPage(Buffer.from(html), nonce)).toString()).toBe(html);
});

import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
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

test('from the third time on a page is compressed better, because it is compressed once', async () => {
  const gzipPage = createPageGzip();
  const sizes = [];
  for (const nonce of NONCES) sizes.push((await gzipPage(makePage(nonce), nonce)).length);
  const best = gzipSync(makePage(NONCES[0] ?? ''), { level: 9 }).length;
  expect(sizes[0]).toBeGreaterThan(best);
  expect(Math.abs((sizes[2] ?? 0) - best)).toBeLessThan(150);
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

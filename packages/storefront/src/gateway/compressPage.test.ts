import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage } from './compressPage.ts';

const PLACEHOLDER = '+FULm-j1ltuzBqYXWAn60OfpcbSJEi7+';
const NONCE = '0123456789abcdef0123456789abcdef';

/** A page with the placeholder in many scripts, and text between them. */
const html = Array.from(
  { length: 200 },
  (_, index) =>
    `<p>Лот ${index}, ${(index * 7919) % 100_000} ₽</p><script nonce="${PLACEHOLDER}">self.__next_f.push([1,"${index}:[\\"$\\",\\"p\\"]"])</script>`,
).join('');

test('replacing the placeholder in the compressed page replaces it everywhere', async () => {
  const compressed = await compressPage(html, PLACEHOLDER);
  const text = compressed?.toString('latin1') ?? '';
  expect(text.length).toBeLessThan(html.length / 5);
  const replaced = Buffer.from(text.replaceAll(PLACEHOLDER, NONCE), 'latin1');
  expect(brotliDecompressSync(replaced).toString()).toBe(html.replaceAll(PLACEHOLDER, NONCE));
});

test('a page without the placeholder is left to the gateway', async () => {
  expect(await compressPage('<p>no nonce</p>', PLACEHOLDER)).toBeUndefined();
});

test('a placeholder that brotli would compress is left to the gateway', async () => {
  const simple = `+${'a'.repeat(30)}+`;
  expect(await compressPage(html.replaceAll(PLACEHOLDER, simple), simple)).toBeUndefined();
});

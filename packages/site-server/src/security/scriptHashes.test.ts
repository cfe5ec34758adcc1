import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowOwnScripts, joinPieces, listScriptHashes } from './scriptHashes.ts';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-other'; style-src 'self'";
const formatHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
const readSources = (policy: string): readonly string[] =>
  (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ');

/** Texts that a page may have in a script: React and JSON escape `<`. */
const text = fc
  .string({ unit: 'grapheme' })
  .map((any) => any.replaceAll('<', '\\u003c').replaceAll('\r', ''));

test('every inline script of a page is in its policy, and a script that is added later is not', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, injected) => {
      const html = texts.map((one) => `<p>лот</p><script>${one}</script>`).join('\n');
      const sources = readSources(allowOwnScripts(POLICY, Buffer.from(html)));
      expect(sources.toSorted()).toEqual(
        [...new Set(["'self'", "'sha256-other'", ...texts.map(formatHash)])].toSorted(),
      );
      expect(sources.includes(formatHash(injected))).toBe(texts.includes(injected));
    }),
  );
});

test('files and data need no hash; attributes do not matter', () => {
  const html =
    '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>' +
    '<script type="module">run()</script><script id="_R_">self.x=1</script>';
  expect(listScriptHashes(Buffer.from(html))).toEqual([formatHash('run()'), formatHash('self.x=1')]);
});

test.each(['<script>b', '<script', '<script src="a"'])(
  'a script without an end ends the search: %s',
  (end) => {
    expect(listScriptHashes(Buffer.from(`<script>a</script>${end}`))).toEqual([formatHash('a')]);
  },
);

test.each([
  ['that has none', "default-src 'none'"],
  ['that allows every script of the development server', "script-src 'self' 'unsafe-inline'"],
  ['that names its scripts already', `script-src 'self' ${formatHash('a')}`],
])('a policy %s stays as it is', (_, policy) => {
  expect(allowOwnScripts(policy, Buffer.from('<script>a</script>'))).toBe(policy);
});

test('pieces of data become one script', () => {
  const push = (data: string) => `<script>self.__next_f.push([1,"${data}"])</script>`;
  const join = (html: string): string => joinPieces(Buffer.from(html)).toString();
  expect(join(`${push('а')}${push('б')}${push('')}<p>ж</p>${push('в')}`)).toBe(
    `${push('аб')}<p>ж</p>${push('в')}`,
  );
  expect(join('<p>лот</p>')).toBe('<p>лот</p>');
});

import { expect, test } from 'vitest';
import { escapeXml } from './escapeXml.ts';

test.each([
  [`<a b="c" d='e'>&amp;`, '&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;'],
  // What XML 1.0 forbids in any form.
  ['a\u0000b\u0008c\u000Bd\u000Ce\u001Ff\uFFFEg\uFFFFh', 'abcdefgh'],
  ['a\uD83Db\uDE97', 'ab'],
  // What it allows.
  ['a\tb\nc\rd\u{1F697}', 'a\tb\nc\rd\u{1F697}'],
])('%j is written %j', (text, escaped) => expect(escapeXml(text)).toBe(escaped));

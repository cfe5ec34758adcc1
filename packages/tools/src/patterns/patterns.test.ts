import { expect, test } from 'vitest';
import { findSlowness } from './findSlowness.ts';
import { listPatterns } from './listPatterns.ts';

const SERVED = 'apps/backend/src/a.ts';

test('finds the regular expressions of programs, with their lines, and exempts those with a reason', () => {
  const text = [
    "const PLAIN = 'no /pattern/';",
    'const NAME = /a+$/gi;',
    '// slow-ok: ten characters',
    'const SHORT = text.replace(/b+$/, "");',
    'const HALF = 4 / 2 / 1;',
    '// slow-ok:',
    'const UNREASONED = /c/;',
  ].join('\n');
  const patterns = listPatterns([{ path: SERVED, text }]);
  expect(patterns.map(({ line, source, flags, isExempt }) => [line, source, flags, isExempt])).toEqual([
    [2, 'a+$', 'gi', false],
    [4, 'b+$', '', true],
    [7, 'c', '', false],
  ]);
});

test.each([
  'apps/backend/src/a.test.ts',
  'packages/tools/src/a.ts',
  'packages/ui/src/a.stories.tsx',
  'docs/a.md',
])('%s is not checked, because it reads only our own texts', (path) => {
  expect(listPatterns([{ path, text: 'const A = /a+$/;' }])).toEqual([]);
});

test.each([
  ['blanks before a line break, formerly in cleanText', String.raw`[ \t]+\n`, 'g'],
  [
    'a number with its unit, formerly in the reader of addresses',
    String.raw`^(\d+(?:[.,\d]*\d)?)\s*([a-z.]*)$`,
    '',
  ],
  ['nested repetition', '^(?:a+)+$', ''],
])('refuses %s', (_, source, flags) => {
  expect(findSlowness(source, flags)).toMatch(/polynomial|exponential/);
});

test.each([
  [String.raw`^\d{1,12}$`, ''],
  ['<[^<>]*>', 'g'],
  [String.raw`\p{L}+`, 'gu'],
])('passes /%s/%s', (source, flags) => {
  expect(findSlowness(source, flags)).toBeUndefined();
});

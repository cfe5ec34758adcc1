import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindParams, escapeText } from './bindParams.ts';

/** Reads a literal as ClickHouse does: a backslash changes or keeps the character after it. */
function readLiteral(literal: string): string | undefined {
  const body = /^'((?:[^'\\]|\\[^])*)'$/.exec(literal)?.[1];
  const control: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };
  return body?.replace(/\\([^])/g, (_, character: string) => control[character] ?? character);
}

test('an escaped text is one literal that means the text', () => {
  const ugly = fc.array(
    fc.constantFrom("'", '\\', '\0', '\n', '\t', '\r', 'n', '?', '--', ';', 'Ж', '"', '{p1:String}'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        ugly.map((parts) => parts.join('')),
      ),
      (text) => {
        expect(readLiteral(escapeText(text))).toBe(text);
      },
    ),
  );
});

test('values take the places of the marks', () => {
  expect(bindParams('a = ? and b > ? and c = ?', ["?'", -5, 'x'], 'escaped').query).toBe(
    String.raw`a = '?\'' and b > (-5) and c = 'x'`,
  );
  expect(bindParams('a = ? and b > ? and c = ?', ["?'", 5, 'x'], 'bound')).toEqual({
    query: 'a = {p1:String} and b > 5 and c = {p3:String}',
    query_params: { p1: "?'", p3: 'x' },
  });
});

test('a missing value and one that is no number are refused', () => {
  expect(() => bindParams('?', [], 'bound')).toThrow('more marks');
  expect(() => bindParams('?', [Number.NaN], 'bound')).toThrow('NaN');
});

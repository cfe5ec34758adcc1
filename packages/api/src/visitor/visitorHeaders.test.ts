import { expect, test } from 'vitest';
import { storefrontSecret } from './visitorHeaders.ts';

/** Returns the secret, or the complaint about it. */
const read = (text: string | undefined) => {
  const { data, error } = storefrontSecret.safeParse(text);
  return error ? error.issues[0]?.message : data;
};

test('the secret has at least 16 visible ASCII characters; a blank variable counts as absent', () => {
  expect(read('0123456789abcdef')).toBe('0123456789abcdef');
  expect(read('!~/+=#-_.:,;@$%^&*()')).toBe('!~/+=#-_.:,;@$%^&*()');
  expect(read('')).toBeUndefined();
  expect(read(undefined)).toBeUndefined();
  expect(read('0123456789abcde')).toBe('must have at least 16 characters');
  for (const text of [' 0123456789abcdef', '0123456789abcdef\n', '0123456789 abcdef', '0123456789abcdefя'])
    expect(read(text)).toBe('must be visible ASCII characters without blanks');
});

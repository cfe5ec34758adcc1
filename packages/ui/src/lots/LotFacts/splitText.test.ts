import { expect, test } from 'vitest';
import { splitText } from './splitText.ts';

test.each([
  ['короткая заметка', 16, { shown: 'короткая заметка', rest: '' }],
  ['короткая заметка', 15, { shown: 'короткая', rest: 'заметка' }],
  ['безпробелов', 4, { shown: 'безп', rest: 'робелов' }],
  ['', 4, { shown: '', rest: '' }],
])('%j is split at %i characters: %j', (text, max, expected) => {
  expect(splitText(text, max)).toEqual(expected);
});

test('a note of several screens is folded', () => {
  const { shown, rest } = splitText('Салон чистый. '.repeat(300));
  expect(shown.length).toBeLessThanOrEqual(600);
  expect(shown.length + rest.length).toBeGreaterThan(4000);
});

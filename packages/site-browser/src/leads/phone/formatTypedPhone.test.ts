import fc from 'fast-check';
import { TYPED_PHONES } from '@vvoz/catalogue/testing/typedPhones';
import { describe, expect, test } from 'vitest';
import { formatTypedPhone, moveCaret } from './formatTypedPhone.ts';

test.each(TYPED_PHONES)('%j is shown as %j', (typed, shown) => {
  expect(formatTypedPhone(typed)).toBe(shown);
  expect(formatTypedPhone(shown)).toBe(shown);
});

/** Types a text key by key at the caret, as the field handles it. */
function typeInto(keys: string): string {
  let shown = '';
  let caret = 0;
  for (const key of keys) {
    const typed = shown.slice(0, caret) + key + shown.slice(caret);
    const next = formatTypedPhone(typed);
    caret = next === typed ? caret + 1 : moveCaret(typed, caret + 1, next);
    shown = next;
  }
  return shown;
}

test.each(['89141234567', '79141234567', '+79141234567', '9141234567', '8 914 123 45 67', '8(914)1234567'])(
  '%s typed key by key is shown as one number',
  (keys) => {
    expect(typeInto(keys)).toBe('+7 914 123-45-67');
  },
);

test('a foreign number typed key by key stays as it is', () => {
  expect(typeInto('+380 50 123 45 67')).toBe('+380 50 123 45 67');
});

describe('the caret', () => {
  test.each([
    ['8|', '+7|'],
    ['+79|', '+7 9|'],
    ['+7 9145| 123-45-6', '+7 914 5|12-34-56'],
    ['+7 914 12345-67|', '+7 914 123-45-67|'],
    ['+7 914 123|45-67', '+7 914 123|-45-67'],
    ['+7 |14 123-45-67', '+7| 141 234-56-7'],
  ])('%s becomes %s', (marked, expected) => {
    const typed = marked.replace('|', '');
    const shown = formatTypedPhone(typed);
    const caret = moveCaret(typed, marked.indexOf('|'), shown);
    expect(`${shown.slice(0, caret)}|${shown.slice(caret)}`).toBe(expected);
  });

  test('pressing Backspace again and again empties the field', () => {
    let shown = '+7 914 123-45-67';
    let caret = shown.length;
    for (let presses = 0; presses < 40 && caret > 0; presses += 1) {
      const typed = shown.slice(0, caret - 1) + shown.slice(caret);
      const next = typed === '+' ? '' : formatTypedPhone(typed);
      caret = next === typed ? caret - 1 : moveCaret(typed, caret - 1, next);
      shown = next;
    }
    expect(shown).toBe('');
  });
});

test('only a repeated country code is dropped, and formatting twice changes nothing', () => {
  const phoneLike = fc.string({
    unit: fc.constantFrom(...'0123456789+-() .'),
    maxLength: 20,
  });
  fc.assert(
    fc.property(phoneLike, (typed) => {
      const shown = formatTypedPhone(typed);
      expect(formatTypedPhone(shown)).toBe(shown);
      const digits = typed.replaceAll(/\D/g, '');
      const shownDigits = shown.replaceAll(/\D/g, '');
      expect(digits.endsWith(shownDigits.slice(1))).toBe(true);
      expect(digits.length - shownDigits.length).toBeLessThanOrEqual(1);
    }),
  );
});

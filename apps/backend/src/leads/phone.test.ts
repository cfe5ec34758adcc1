import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toE164 } from './phone.ts';

const ANNA = '+79141234567';

/** What visitors type or paste, and what their phones fill in. */
const TYPED: readonly (readonly [string, string | undefined])[] = [
  ['8 (914) 123-45-67', ANNA],
  ['8(914)1234567', ANNA],
  ['89141234567', ANNA],
  ['8-914-123-45-67', ANNA],
  ['8.914.123.45.67', ANNA],
  ['8 914 123 45 67', ANNA],
  ['+7 914 123-45-67', ANNA],
  ['+7 (914) 123 45 67', ANNA],
  ['+79141234567', ANNA],
  ['+7-914-1234567', ANNA],
  ['7914 1234567', ANNA],
  ['79141234567', ANNA],
  ['7 (914) 123-45-67', ANNA],
  ['9141234567', ANNA],
  ['914 123-45-67', ANNA],
  ['(914)1234567', ANNA],
  ['+8 914 123 45 67', ANNA],
  ['+7 8 914 123 45 67', ANNA],
  ['+7+79141234567', ANNA],
  ['+7 (891) 412-34-567', ANNA],
  ['77 914 123 45 67', ANNA],
  ['tel:+79141234567', ANNA],
  ['тел. 8 914 123 45 67', ANNA],
  ['8 914 123 45 67 (Иван)', ANNA],
  ['8 914 123 45 67 доб. 12', ANNA],
  ['８９１４１２３４５６７', ANNA],
  ['+7\u00A0914\u00A0123\u201145\u201167', ANNA],
  ['8 423 222-33-44', '+74232223344'],
  ['+7 (423) 2223344', '+74232223344'],
  ['4232223344', '+74232223344'],
  ['8 800 555 35 35', '+78005553535'],
  ['8 495 123 45 67', '+74951234567'],
  ['+77012345678', '+77012345678'],
  ['8 701 234 56 78', '+77012345678'],
  ['77012345678', '+77012345678'],
  ['+375 29 123-45-67', '+375291234567'],
  ['375291234567', '+375291234567'],
  ['+380 50 123 45 67', '+380501234567'],
  ['+998 90 123 45 67', '+998901234567'],
  ['996555123456', '+996555123456'],
  ['+81 3 1234 5678', '+81312345678'],
  ['8 10 81 90 1234 5678', '+819012345678'],
  ['00 81 90 1234 5678', '+819012345678'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['8613812345678', '+8613812345678'],
  ['+82 10-1234-5678', '+821012345678'],
  ['+1 312 555 0123', '+13125550123'],
  ['+49 30 901820', '+4930901820'],
  ['+44 7911 123456', '+447911123456'],
  ['', undefined],
  ['+', undefined],
  ['+7', undefined],
  ['112', undefined],
  ['2-22-33', undefined],
  ['8914123456', undefined],
  ['891412345678', undefined],
  ['5141234567', undefined],
  ['0000000000', undefined],
  ['+7 014 123 45 67', undefined],
  ['+7 123 456 78 90', undefined],
  ['+999 123456789', undefined],
  ['9'.repeat(30), undefined],
  ['89141234567, 89147654321', undefined],
  ['перезвоните', undefined],
  ['1 89141234567', undefined],
  ['891412345671234567', undefined],
  ['+7 8 914 123 45 67 8', undefined],
  // Twenty digits may be a prefix and a number, not twenty-one.
  ['00000 49 30 901820', undefined],
  ['49 30 9018201', '+49309018201'],
  ['44 7911 123456', '+447911123456'],
];

test.each(TYPED)('%s becomes %s', (typed, number) => {
  expect(toE164(typed)).toBe(number);
});

test('a Russian mobile number may have any prefix and any separator', () => {
  const number = fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }).map(String);
  const lead = fc.constantFrom('8', '+7', '7', '', '+8', '+78');
  const gap = fc.constantFrom('', ' ', '-', '\u00A0', '.');
  fc.assert(
    fc.property(number, lead, gap, (ten, first, space) => {
      const parts = [first, ten.slice(0, 3), ten.slice(3, 6), ten.slice(6)];
      expect(toE164(parts.join(space))).toBe(`+7${ten}`);
      expect(toE164(`+7${ten}`)).toBe(`+7${ten}`);
    }),
  );
});

test('any text becomes E.164 or undefined', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d ()-]{0,30}$/)), (text) => {
      expect(toE164(text) ?? '+70000000').toMatch(/^\+[1-9]\d{6,14}$/);
    }),
  );
});

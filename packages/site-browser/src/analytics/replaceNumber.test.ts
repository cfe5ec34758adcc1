import { expect, test } from 'vitest';
import { isNumber, readNumber, writeLike } from './replaceNumber.ts';

test.each([
  ['8 423 200-00-00', '79141234567', '8 914 123-45-67'],
  ['+7 (423) 200-00-00', '8 914 123 45 67', '+7 (914) 123-45-67'],
  ['84232000000', '+79141234567', '89141234567'],
  ['8 423 200-00-00', '+375291234567', '+375291234567'],
  ['8 423 200-00-00', '+4612345678', '+4612345678'],
])('in the format of %j the number %j is written %j', (pattern, tel, text) => {
  expect(writeLike(pattern, tel)).toBe(text);
});

test.each([
  ['8 423 200-00-00', true],
  ['+7 423 200-00-00', true],
  ['(423) 200-00-00', false],
  ['Позвонить', false],
  ['', false],
  ['8 914 123-45-67', false],
])('the text %j is the number: %s', (text, expected) => {
  expect(isNumber(text, '8 423 200-00-00')).toBe(expected);
});

test.each([
  ['79141234567', 'tel:+79141234567'],
  ['8 (914) 123-45-67', 'tel:+79141234567'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['undefined', undefined],
  ['12345', undefined],
])('the number %j is dialled as %s', (tel, href) => {
  expect(readNumber(tel)).toBe(href);
});

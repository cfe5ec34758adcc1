import { TYPED_PHONES } from '@vvoz/catalogue/testing/typedPhones';
import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each(TYPED_PHONES)('typed as %j and shown as %j, a number is read as %s', (typed, shown, tel) => {
  expect(readPhone(shown)?.tel).toBe(tel);
  // The server may fail to read a text that the form's field understands, but it never reads another number.
  expect([tel, undefined]).toContain(readPhone(typed)?.tel);
});

import { TYPED_PHONES } from '@vvoz/catalogue/testing/typedPhones';
import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each(TYPED_PHONES)('typed as %j and shown as %j, a number is read as %s', (typed, shown, tel) => {
  expect(readPhone(shown)?.tel).toBe(tel);
  // The field may understand more than the server, and never something else.
  expect([tel, undefined]).toContain(readPhone(typed)?.tel);
});

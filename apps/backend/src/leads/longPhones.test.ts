import { expect, test } from 'vitest';
import { findSlowTexts } from '@vvoz/catalogue/testing/longTexts';
import { readPhone } from './phone.ts';

test('a phone number is searched for in linear time', async () => {
  expect(await findSlowTexts(readPhone)).toEqual([]);
});

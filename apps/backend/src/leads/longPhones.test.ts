import { expect, test } from 'vitest';
import { findSlowTexts } from '@vvoz/catalogue/testing/longTexts';
import { readPhone } from './phone.ts';

test('no text takes long to be searched for a phone number', async () => {
  expect(await findSlowTexts(readPhone)).toEqual([]);
});

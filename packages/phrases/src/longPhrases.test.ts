import { expect, test } from 'vitest';
import { findSlowTexts } from '@vvoz/catalogue/testing/longTexts';
import { matchOptions } from './matchOptions.ts';
import { dictionary } from './testing/demoDictionary.ts';
import { NOW } from './testing/understandAddress.ts';
import { understand } from './understand.ts';

test('no phrase takes long to understand', async () => {
  expect(await findSlowTexts((text) => understand(text, dictionary, { now: NOW }))).toEqual([]);
});

test('no text takes long to find among options', async () => {
  const options = Array.from({ length: 200 }, (_, index) => ({ label: `MODEL ${index}` }));
  expect(await findSlowTexts((text) => matchOptions(text, options))).toEqual([]);
});

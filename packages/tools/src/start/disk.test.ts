import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkDisk, measureFreeBytes } from './disk.ts';

test('a missing directory counts as its nearest parent', async () => {
  const parent = await measureFreeBytes(os.tmpdir());
  const child = await measureFreeBytes(path.join(os.tmpdir(), 'vvoz-none/of/these'));
  expect(parent).toBeGreaterThan(0);
  // Other programs may write to the disk between the two calls.
  expect(Math.abs(parent - child)).toBeLessThan(1024 ** 3);
});

test('without enough space, a sentence names the free and the needed space and says what to do', async () => {
  expect(await checkDisk(os.tmpdir(), 1)).toBeUndefined();
  const sentence = await checkDisk(os.tmpdir(), 2 ** 60);
  expect(sentence).toContain(os.tmpdir());
  expect(sentence).toMatch(/Only \d+\.\d GB are free.*VVOZ_DATA_DIR/);
});

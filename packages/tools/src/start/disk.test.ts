import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diskSentence, freeBytes } from './disk.ts';

test('a missing directory counts as its nearest parent', async () => {
  const parent = await freeBytes(os.tmpdir());
  const child = await freeBytes(path.join(os.tmpdir(), 'vvoz-none/of/these'));
  expect(parent).toBeGreaterThan(0);
  // Other programs write meanwhile: the same disk, give or take.
  expect(Math.abs(parent - child)).toBeLessThan(1024 ** 3);
});

test('no sentence when there is enough space; else free and needed space and what to do', async () => {
  expect(await diskSentence(os.tmpdir(), 1)).toBeUndefined();
  const sentence = await diskSentence(os.tmpdir(), 2 ** 60);
  expect(sentence).toContain(os.tmpdir());
  expect(sentence).toMatch(/Only \d+\.\d GB are free.*VVOZ_DATA_DIR/);
});

import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { createStorages } from './createStorages.ts';

test('each cache has a folder of its own beside that of the drawings, with its own maximum size', async () => {
  const dir = path.join(createTempDir(), 'pictures');
  const openStorage = createStorages({ dir, bucket: undefined, log: { warn: vi.fn() } });
  const [drawn, foreign] = [openStorage('drawn'), openStorage('foreign', 250)];
  for (const storage of [drawn, foreign])
    for (const name of ['ab/a.webp', 'ab/b.webp', 'ab/c.webp']) await storage.write(name, Buffer.alloc(100));
  expect([drawn.totalBytes, foreign.totalBytes]).toEqual([300, 200]);
  expect(await foreign.read('ab/a.webp')).toBeUndefined();
  expect(await drawn.read('ab/a.webp')).toHaveLength(100);
});

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { migrate } from './migrate.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';

test('a damaged catalogue is reported, not thrown, and prepared as soon as the file is sound', async () => {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  writeFileSync(file, Buffer.alloc(8192, 'damaged '));
  const { fault, keepTrying } = await prepareCatalogue(file, 1);
  expect(fault).toContain(`${file} is damaged`);
  expect(fault).toContain('npm run ingest');
  const [info, error] = [vi.fn(), vi.fn()];
  onTestFinished(keepTrying({ info, error }));
  expect(error).toHaveBeenCalledWith({ reason: fault }, 'catalogue unavailable');
  rmSync(file);
  // Many attempts later nobody has made an empty catalogue of it.
  await pause(20);
  expect(existsSync(file)).toBe(false);
  await migrate(file);
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect((await prepareCatalogue(file)).fault).toBeUndefined();
});

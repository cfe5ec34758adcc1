import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempFolder } from './createTempFolder.ts';

test('without a file system in memory, the folder is created inside the given directory', () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'vvoz-temp-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const folder = createTempFolder(directory, path.join(directory, 'no-memory'));
  expect(path.dirname(folder)).toBe(directory);
  expect(existsSync(folder)).toBe(true);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder for the running test and removes it afterwards. */
export function createTempDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-backend-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

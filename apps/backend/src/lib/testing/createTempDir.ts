import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own for the running test, removed with it. */
export function createTempDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-backend-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder for the running test and removes it afterwards. */
export function createTempDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-backend-'));
  // With retries, because what a test has stopped may still finish a file.
  onTestFinished(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

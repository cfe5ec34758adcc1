import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createNextConfig } from './createNextConfig.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';
const LONG = `(() => {${'f();'.repeat(4000)}})()`;

test('a build puts the hint on the first line of its long scripts, once', async () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'vvoz-hint-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  const chunks = path.join(distDir, 'static/chunks');
  mkdirSync(path.join(chunks, 'app'), { recursive: true });
  const files = { 'app/long.js': LONG, 'short.js': 'f()', 'sheet.css': LONG };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(chunks, name), text);
  const { compiler } = createNextConfig('/repo/apps/main');
  await compiler?.runAfterProductionCompile?.({ projectDir: '/repo/apps/main', distDir });
  // A build may find the scripts of the previous build.
  await compiler?.runAfterProductionCompile?.({ projectDir: '/repo/apps/main', distDir });
  const read = (name: string) => readFileSync(path.join(chunks, name), 'utf8');
  expect(read('app/long.js')).toBe(HINT + LONG);
  expect(read('short.js')).toBe('f()');
  expect(read('sheet.css')).toBe(LONG);
});

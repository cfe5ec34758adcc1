import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFinding } from '../checks/finding.ts';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { root } from '../lib/root.ts';
import { findSlowness } from './findSlowness.ts';
import { listPatterns } from './listPatterns.ts';

/**
 * Fingerprints of the patterns that passed, one in a line: checking all of them takes half a minute of processor. A new
 * pattern is checked each time until its line is committed. Delete the file when the checker changes.
 */
const PASSED = path.join(root, 'packages/tools/src/patterns/passed.txt');

const fingerprint = (source: string, flags: string): string =>
  createHash('sha256').update(`${flags}/${source}`).digest('base64url').slice(0, 16);

const before = existsSync(PASSED) ? readFileSync(PASSED, 'utf8') : '';
const known = new Set(before.split('\n'));
const passed = new Set<string>();
let slow = 0;
for (const { path: file, line, source, flags, isExempt } of listPatterns(listSourceFiles(root))) {
  if (isExempt) continue;
  const key = fingerprint(source, flags);
  const slowness = known.has(key) || passed.has(key) ? undefined : findSlowness(source, flags);
  if (slowness === undefined) {
    passed.add(key);
    continue;
  }
  slow += 1;
  const message = `/${source}/${flags} may take ${slowness}; rewrite it, or give the bound after // slow-ok:`;
  console.log(formatFinding({ path: file, line, message }));
}
const after = `${[...passed].toSorted().join('\n')}\n`;
if (after !== before) writeFileSync(PASSED, after);
process.exitCode = Number(slow > 0);

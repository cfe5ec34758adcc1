import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFinding } from '../checks/finding.ts';
import { listSourceFiles } from '../checks/sourceFiles.ts';
import { root } from '../lib/root.ts';
import { findSlowness } from './findSlowness.ts';
import { listPatterns } from './listPatterns.ts';

/** Stores the patterns that passed, so that only new ones cost time. Change its number when the checker changes. */
const CACHE = path.join(root, 'node_modules/.cache/vvoz-patterns-1.json');

function readFast(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(CACHE, 'utf8')) as readonly string[]);
  } catch {
    // There is no cache yet, or it is damaged: all patterns are checked.
    return new Set();
  }
}

const known = readFast();
const fast = new Set<string>();
let slow = 0;
for (const { path: file, line, source, flags, isExempt } of listPatterns(listSourceFiles(root))) {
  if (isExempt) continue;
  const key = `${flags}/${source}`;
  const slowness = known.has(key) || fast.has(key) ? undefined : findSlowness(source, flags);
  if (slowness === undefined) {
    fast.add(key);
    continue;
  }
  slow += 1;
  const message = `/${source}/${flags} may take ${slowness}; rewrite it, or give the bound after // slow-ok:`;
  console.log(formatFinding({ path: file, line, message }));
}
mkdirSync(path.dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify([...fast]));
process.exitCode = Number(slow > 0);

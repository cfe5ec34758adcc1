import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './finding.ts';

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|gz|br|zip|sqlite)$/;

/** Lists and reads all text files that are committed or not ignored, except the lockfile. */
export function listSourceFiles(root: string): SourceFile[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const names = list
    .split('\0')
    .filter((name) => name !== '' && !BINARY.test(name) && name !== 'pnpm-lock.yaml');
  return names.flatMap((name) => {
    const file = path.join(root, name);
    // Deleted from the working tree, but not yet from the index.
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
    return [{ path: name, text: readFileSync(file, 'utf8') }];
  });
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File beside a standalone server with the hash of the assets that were copied there. */
export const ASSETS_MARK = '.assets';

/** Hashes names, sizes and times of all files below the directories. */
function hashFiles(directories: string[]): string {
  const hash = createHash('sha256');
  for (const directory of directories) {
    if (!existsSync(directory)) continue;
    const names = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const name of names) {
      const { size, mtimeMs } = statSync(name);
      hash.update(`${name}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * Copies `.next/static` and `public` of a built Next app beside its standalone `server.js`, which serves
 * them but is built without them. Returns false when they are up to date.
 */
export function placeAssets(root: string, appDir: string): boolean {
  const app = path.join(root, appDir);
  const target = path.join(app, '.next/standalone', appDir);
  const copies = [
    { from: path.join(app, '.next/static'), to: path.join(target, '.next/static') },
    { from: path.join(app, 'public'), to: path.join(target, 'public') },
  ];
  const mark = path.join(target, ASSETS_MARK);
  const now = hashFiles(copies.map(({ from }) => from));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return false;
  for (const { from, to } of copies) {
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
  writeFileSync(mark, now);
  return true;
}

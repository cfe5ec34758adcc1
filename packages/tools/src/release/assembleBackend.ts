import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RunCommand } from './runCommand.ts';

/** Root files that only the installation needs. */
const NOT_RELEASED = ['.gitignore', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json'];
/** Node from npm packages. A release runs on the Node of the machine instead. */
const PACKAGED_NODE = /^node-(?:bin-)?(?:linux|darwin)-/;

function removeEntries(folder: string, isUnwanted: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    if (isUnwanted(name)) rmSync(path.join(folder, name), { recursive: true });
  }
}

/** Removes tests: they import packages that a release does not have. */
function removeTests(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.test\.tsx?$/.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}

/**
 * Copies the backend, the packages that it imports, and their dependencies for this platform into a release's folder. The
 * sources stay TypeScript, which Node runs. They are not bundled, because threads, the law's tables and content are read
 * from their folders. Returns the path of the program in that folder.
 */
export async function assembleBackend(root: string, folder: string, run: RunCommand): Promise<string> {
  await run('turbo', ['prune', '@vvoz/backend', '--production', '--out-dir', folder], root);
  await run(
    'pnpm',
    // Copied, not linked to pnpm's store: a change in a release must not change the store.
    [
      'install',
      '--prod',
      '--frozen-lockfile',
      '--prefer-offline',
      '--package-import-method=copy',
      '--filter=@vvoz/backend...',
    ],
    folder,
  );
  // `operator -- doctor` reads it.
  const license = path.join(root, 'LICENSE');
  if (existsSync(license)) copyFileSync(license, path.join(folder, 'LICENSE'));
  for (const name of NOT_RELEASED) rmSync(path.join(folder, name), { force: true });
  const modules = path.join(folder, 'node_modules');
  removeEntries(
    modules,
    (name) => PACKAGED_NODE.test(name) || /^\.(?:bin|modules|pnpm-workspace)/.test(name),
  );
  removeEntries(path.join(modules, '.pnpm'), (name) => PACKAGED_NODE.test(name));
  for (const part of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(folder, part))) {
      removeTests(path.join(folder, part, name, 'src'));
    }
  }
  return 'apps/backend/src/main.ts';
}

import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { ASSETS_MARK } from '../start/assets.ts';
import { getServerPath } from '../start/build.ts';

/**
 * The picture library of Next's optimiser, which createNextConfig.ts turns off. It would be half of a release. Turbopack's
 * build ignores `outputFileTracingExcludes` for the server, so the files are removed afterwards.
 */
const PICTURE_LIBRARY = /^(?:@img(?:\+.*)?|sharp(?:@.*)?)$/;

/** Removes folders and links with a matching name, at any depth. Does not follow links. */
function removeNamed(folder: string, name: RegExp): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (name.test(entry.name)) rmSync(entryPath, { recursive: true, force: true });
    else if (entry.isDirectory()) removeNamed(entryPath, name);
  }
}

/**
 * Copies a built storefront with its static files into a release's folder. Returns the path of its server in that folder.
 */
export function assembleStorefront(root: string, host: Host, folder: string): string {
  const app = `apps/${host}`;
  const standalone = path.join(root, app, '.next/standalone');
  // The links of node_modules stay relative, so that they lead to files of the release.
  cpSync(standalone, folder, { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(folder, app, ASSETS_MARK), { force: true });
  removeNamed(path.join(folder, 'node_modules'), PICTURE_LIBRARY);
  return path.relative(standalone, getServerPath(root, app));
}

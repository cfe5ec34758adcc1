import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.ts';
import type { Manifest } from './deployFiles.ts';

const TOOLS = path.join(root, 'packages/tools');

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'nodenext',
  target: 'es2023',
  types: [],
};

/**
 * Formats a manifest as an object literal with the type of its kind: TypeScript then refuses unknown and missing fields.
 * `knip.json` ignores the package with the types, because only this generated text imports it.
 */
function formatCheck({ file, apiVersion, kind, document }: Manifest, index: number): string {
  const type = `Manifest${index}`;
  return [
    `import type { I${kind} as ${type} } from 'kubernetes-models/${apiVersion}/${kind}';`,
    `// ${file}`,
    `export const manifest${index} = ${JSON.stringify(document, null, 2)} satisfies ${type};`,
  ].join('\n');
}

/**
 * Checks manifests against the types of the Kubernetes API, without a cluster. Returns the compiler's errors, each with
 * the line of the manifest as JSON; an empty string when all manifests are valid.
 */
export function checkManifests(manifests: readonly Manifest[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-manifests-'));
  try {
    symlinkSync(path.join(TOOLS, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: OPTIONS, files: ['all.ts'] }),
    );
    writeFileSync(path.join(folder, 'all.ts'), manifests.map(formatCheck).join('\n\n'));
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && String(error.stdout) !== '')
      return String(error.stdout);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readImports } from '../../build/readImports.ts';
import { PACKAGES } from '../../build/styleFolders.ts';

const ROOT = path.join(PACKAGES, 'storefront/src');
const PART = /<StaticPart>[\s\S]*?<\/StaticPart>/g;
const HOOK = /\buse[A-Z]\w*\(/;

/** Maps the names that a module imports to the modules that they are from. */
function listImportedNames(file: string, text: string): ReadonlyMap<string, string> {
  return new Map(
    parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }): [string, string] => [localName.value, moduleRequest.value]),
    ),
  );
}

/** Lists the files of the components inside the static parts of a file. */
function listPartComponents(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const names = listImportedNames(file, text);
  const requests = [...text.matchAll(PART)]
    .flatMap(([part]) => [...part.matchAll(/<([A-Z]\w*)/g)])
    .map(([, name = '']) => names.get(name));
  return readImports(PACKAGES, file).filter((imported) =>
    requests.some((request) => request && path.basename(request) === path.basename(imported)),
  );
}

/** Adds a file and everything that it imports. */
function collect(file: string, files: Set<string>): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const imported of readImports(PACKAGES, file)) collect(imported, files);
  return files;
}

const users = globSync('**/*.tsx', { cwd: ROOT })
  .map((file) => path.join(ROOT, file))
  .filter((file) => readFileSync(file, 'utf8').includes("'#staticPart'"));

test('no component of a static part, and no module that it imports, is a client component or uses a hook', () => {
  const components = users.flatMap(listPartComponents);
  expect(components.length).toBeGreaterThan(20);
  const files = new Set<string>();
  for (const component of components) collect(component, files);
  const wrong = [...files].filter(
    (file) => file.endsWith('.client.tsx') || HOOK.test(readFileSync(file, 'utf8')),
  );
  expect(wrong.map((file) => path.relative(PACKAGES, file))).toEqual([]);
});

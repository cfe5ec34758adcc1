import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const LIBRARY_PATH = /^@vvoz\/(ui|site-browser|storefront)\/(.+)$/;

/**
 * Lists the files of `ui`, `site-browser` and `storefront` that a module imports, in the order of its text, those that it loads later
 * (`import()`) last. Imports of types and of other packages are left out: they have no styles.
 * @param packages the folder of the packages
 */
export function readImports(packages: string, file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const isTypeOnly = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => !isTypeOnly(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return requests.flatMap((request) => {
    const [, library, inside] = LIBRARY_PATH.exec(request) ?? [];
    const target = request.startsWith('.')
      ? path.resolve(path.dirname(file), request)
      : library !== undefined && inside !== undefined && path.join(packages, library, 'src', inside);
    return target && existsSync(target) ? [target] : [];
  });
}

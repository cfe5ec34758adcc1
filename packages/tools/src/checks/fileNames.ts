import path from 'node:path';
import type { Check } from './finding.ts';

const MAX_FILES_OF_ONE_NAME = 3;

/** Names that a framework or a tool prescribes, and the file in which each app creates its storefront. */
const PRESCRIBED: ReadonlySet<string> = new Set([
  'page.tsx',
  'layout.tsx',
  'route.ts',
  'error.tsx',
  'not-found.tsx',
  'icon.svg',
  'package.json',
  'README.md',
  'tsconfig.json',
  'next.config.ts',
  'proxy.ts',
  'instrumentation.ts',
  'storefront.ts',
]);

/** Reports file names that occur more than three times, so that a search for a name finds its file. */
export const fileNames: Check = (files) => {
  const pathsByName = Map.groupBy(
    files.map((file) => file.path).filter((one) => /^(apps|packages)\//.test(one)),
    (one) => path.posix.basename(one),
  );
  return [...pathsByName].flatMap(([name, paths]) => {
    if (paths.length <= MAX_FILES_OF_ONE_NAME || PRESCRIBED.has(name)) return [];
    return paths.map((one) => ({
      path: one,
      line: 1,
      message: `${paths.length} files are called ${name}, at most ${MAX_FILES_OF_ONE_NAME} are allowed: say in the name what the file contains`,
    }));
  });
};
